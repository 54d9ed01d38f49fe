// @ts-check
// The result of an interaction: a form, an Activity or an error.
import { openActivity } from './activity.js';
import { ApiError, FAILED } from './api.js';
import { openModal } from './modal.js';
import { untilApplied } from './state.js';

/** Waits for an interaction, and opens its form or its Activity. Returns the error to show, or null. */
export async function completeInteraction(promise) {
  try {
    const interaction = await promise;
    await untilApplied(interaction.id);
    if (interaction.state === 'failed') return FAILED;
    if (interaction.state === 'launched') openActivity(interaction.activity);
    if (interaction.state === 'modal' && interaction.modal) openModal(interaction.id, interaction.modal);
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}
