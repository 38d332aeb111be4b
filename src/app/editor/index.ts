/** What the app is made of once the block editor is there. */
import {
	deferMediaUpload,
	prepareBlocks,
} from '../../features/canvas/index.editor';
import { contentMiddleware } from '../../features/documents/index.records';
import { quickEditJournal } from '../../features/quickEdit/index.records';
import { addJournalSource } from '../../features/recovery/index.records';

export { DocumentEditor } from './DocumentEditor';

/** What happens once, before the first canvas. */
export function start(): void {
	// Again: answers that came along with this stage are given out before requests come to the first.
	contentMiddleware();
	prepareBlocks();
	deferMediaUpload();
	// What waits beside a document is kept like what waits beside a list.
	addJournalSource( quickEditJournal );
}
