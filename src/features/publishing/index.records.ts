/** The exports of this room that need the data layer. */
export { openPreview } from './data/preview';
export { usePublishingStep } from './data/usePublishingStep';
export { Publishing } from './ui/Publishing';
