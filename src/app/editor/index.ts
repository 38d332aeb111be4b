/** The app's part of the editor stage. */
import { registerBindingSources } from '@/features/bindings/index.editor';
import {
	deferMediaUpload,
	prepareBlocks,
} from '@/features/canvas/index.editor';
import { showTrashedPatterns } from '@/features/documentSettings/index.editor';
import { setGuideDefaults } from '@/features/help/index.editor';
import { registerClassicText } from '@/features/uneditable/index.editor';
import { contentMiddleware } from '@/features/documents/index.records';
import { quickEditJournal } from '@/features/quickEdit/index.records';
import { addJournalSource } from '@/features/recovery/index.records';
import {
	allowStylesOnly,
	supportsResponsiveStyles,
} from '@/features/responsiveStyles/index.editor';

export { EditorWithParts } from './EditorWithParts';

/** Runs once, before the first canvas. */
export function start(): void {
	// Again: middleware that was added later runs first, and this stage added preloaded responses.
	contentMiddleware();
	prepareBlocks();
	if ( supportsResponsiveStyles() ) {
		allowStylesOnly();
	}
	registerBindingSources();
	setGuideDefaults();
	registerClassicText();
	showTrashedPatterns();
	deferMediaUpload();
	// Quick edits beside a document are kept in the journal like those beside a list.
	addJournalSource( quickEditJournal );
}
