// @ts-check
// What follows an interaction: a form to fill in, or a failure to show.
import { openActivity } from './activity.js';
import { FAILED, Refused } from './api.js';
import { openModal } from './modal.js';
import { untilShown } from './state.js';

/** Waits for an interaction and opens its form. Answers the sentence to show if it failed, else null. */
export async function follow(promise) {
  try {
    const interaction = await promise;
    await untilShown(interaction.id);
    if (interaction.state === 'failed') return FAILED;
    if (interaction.state === 'launched') openActivity(interaction.activity);
    if (interaction.state === 'modal' && interaction.modal) openModal(interaction.id, interaction.modal);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
}
