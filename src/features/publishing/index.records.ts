/** What needs the data layer: the only door of this room. */
export { openPreview } from './data/preview';
export { usePublishingStep } from './data/usePublishingStep';
export { Publishing } from './ui/Publishing';
