/** What needs the data layer: the only door of this room. */
export { usePublishingStep } from './data/usePublishingStep';
export { Publishing } from './ui/Publishing';
