import type { UnknownRecord } from '../../../../kernel/guards';
import { editorSettings } from '../../../../platform/stages';

/** The settings of blocks that are only looked at. */
export const previewSettings = (): UnknownRecord => ( {
	...editorSettings(),
	isPreviewMode: true,
} );
