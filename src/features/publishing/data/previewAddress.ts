import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { isRecord, stringOr } from '@/kernel/guards';
import type { Subject } from '@/kernel/subject';
import { boot } from '@/platform/boot';
import { endTypingStep } from '@/platform/experimental/undoSteps';
import { toAppError } from '@/platform/failure';
import { openDraft } from '@/platform/siteDraft';
import { titleOf, type DocumentRef } from '@/features/documents/index.model';
import {
	contentOf,
	recordArgs,
	recordLabel,
	subjectsWithEdits,
} from '@/features/documents/index.records';
import { autosaveOf, noteAutosaved } from '@/features/recovery/index.records';
import {
	isAutosaveEnough,
	previewType,
	refusedIndex,
	type PreviewRefusal,
	type UnsavedRecord,
} from '../model/unsaved';

type Address =
	| { readonly ok: true; readonly value: string }
	| { readonly ok: false; readonly refusal: PreviewRefusal };

interface LabelledRecord {
	readonly record: UnsavedRecord;
	readonly label: string;
}

const core = () => select( coreStore );

/** The address that shows a document, or the site, with everything that is unsaved. */
export async function previewAddress(
	document: DocumentRef | null,
	seen: number
): Promise< Address > {
	endTypingStep();
	const unsaved = unsavedRecords();
	const records = unsaved.map( ( { record } ) => record );
	const isOwn =
		document !== null &&
		openDraft() === null &&
		boot().postTypes[ document.type ]?.isViewable === true &&
		isAutosaveEnough( records, document );
	try {
		return isOwn
			? await autosavedAddress( document )
			: addressIn(
					await apiFetch( {
						path: '/atelier/v1/previews/unsaved',
						method: 'POST',
						data: { ...document, seen, records },
					} ),
					'url'
				);
	} catch ( raw ) {
		const label = unsaved[ refusedIndex( raw ) ]?.label;
		return {
			ok: false,
			refusal: {
				error: toAppError( raw ),
				...( label === undefined ? {} : { label } ),
			},
		};
	}
}

/** WordPress's own preview of a post. The site keeps its texts as the user's autosave; the post itself doesn't change. */
async function autosavedAddress( {
	type,
	id,
}: DocumentRef ): Promise< Address > {
	const subject = { kind: 'postType', name: type, id };
	const autosave = autosaveOf( subject );
	const address = addressIn(
		await apiFetch( {
			path: `/atelier/v1/posts/${ id }/preview`,
			method: 'POST',
			data: { ...autosave, ...pictureIn( subject ) },
		} ),
		'link'
	);
	if ( address.ok ) {
		noteAutosaved( subject, autosave );
	}
	return address;
}

function addressIn( answer: unknown, name: string ): Address {
	const value = isRecord( answer ) ? stringOr( answer[ name ] ) : '';
	return value === ''
		? { ok: false, refusal: { error: { code: 'malformed' } } }
		: { ok: true, value };
}

/** An autosave doesn't contain the featured image. */
function pictureIn( subject: Subject ) {
	const { featured_media: picture } =
		core().getEntityRecordEdits( ...recordArgs( subject ) ) ?? {};
	return picture === undefined ? {} : { featured_media: Number( picture ) };
}

/** The data that a save of everything would send. */
function unsavedRecords(): readonly LabelledRecord[] {
	return subjectsWithEdits().flatMap(
		( subject ): readonly LabelledRecord[] => {
			const type = previewType( subject );
			if ( type === null ) {
				return [];
			}
			const key = recordArgs( subject );
			const edits = core().getEntityRecordNonTransientEdits( ...key );
			const edited = core().getEditedEntityRecord( ...key );
			return [
				{
					record: {
						type,
						id: subject.id ?? '',
						edits: {
							...edits,
							...( 'content' in edits
								? { content: contentOf( core(), key ) }
								: {} ),
						},
					},
					label: recordLabel( {
						...subject,
						title: isRecord( edited ) ? titleOf( edited ) : '',
					} ),
				},
			];
		}
	);
}
