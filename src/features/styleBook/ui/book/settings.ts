import type { UnknownRecord } from '@/kernel/guards';
import { editorSettings } from '@/platform/stages';

/** Editor settings for read-only blocks. */
export const previewSettings = (): UnknownRecord => ( {
	...editorSettings(),
	isPreviewMode: true,
} );
