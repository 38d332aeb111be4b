/** The entry point for the editor stage. */
export { CropTool } from './ui/CropTool';
