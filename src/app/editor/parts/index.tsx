import type {
	EditorParts,
	Holder,
	OpenDocument,
} from '../../../features/canvas/index.model';
import { CropTool } from '../../../features/cropping/index.editor';
import { Starters } from '../../../features/designs/index.editor';
import type { DocumentRef } from '../../../features/documents/index.model';
import { ForgetSetting } from '../../../features/recovery/index.records';
import {
	holderLabel,
	notHereLabel,
	OpenHolder,
	useHolder,
} from '../../../features/siteDrafts';
import type { AppError } from '../../../kernel/result';
import { AddressedRevisions } from './AddressedRevisions';
import { OptionItems } from './OptionItems';

/** The capabilities in the frame of the editor. */
export const EDITOR_PARTS: EditorParts = {
	Tools,
	OptionItems,
	Preferences: ForgetSetting,
	useHolder: useDraftOf,
};

function Tools( { document, post, isVisual }: OpenDocument ) {
	return (
		<>
			<AddressedRevisions document={ document } />
			{ isVisual && <CropTool /> }
			<Starters document={ document } post={ post } />
		</>
	);
}

/** For the live site, what only a site draft has is nobody's. */
function useDraftOf(
	document: DocumentRef,
	{ code }: AppError
): Holder | null {
	const holder = useHolder(
		document,
		code === 'missing' || code === 'forbidden'
	);
	return (
		holder && {
			title: notHereLabel( holder ),
			text: holderLabel( holder ),
			action: <OpenHolder holder={ holder } />,
		}
	);
}
