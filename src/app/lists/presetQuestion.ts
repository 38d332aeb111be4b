/** The question about the uses of presets: a chunk of the records stage. */
export { PresetQuestion } from '@/features/safeRemoval/index.records';
