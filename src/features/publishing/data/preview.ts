import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { isRecord, rawText, stringOr } from '../../../kernel/guards';
import { request } from '../../../platform/request';
import { messageFor } from '../../../ui/messages';
import type { DocumentRef } from '../../documents/index.model';
import { contentOf, recordKey } from '../../documents/index.records';

const NOTICE = 'atelier-preview';

/**
 * Shows a document as visitors would see it with its unsaved changes, in a tab of its own. The site keeps them as the
 * user's autosave; the document itself stays as it is. Only in answer to a click: browsers open no tab otherwise.
 */
export async function openPreview( document: DocumentRef ): Promise< void > {
	const { type, id } = document;
	const tab = window.open( '', `atelier-preview-${ type }-${ id }` );
	if ( ! tab ) {
		tell(
			__(
				'Your browser blocked the preview’s tab. Allow pop-ups for this site and try again.',
				'atelier'
			),
			document
		);
		return;
	}
	sayWaiting( tab );
	void dispatch( noticesStore ).removeNotice( NOTICE );
	const answer = await request( {
		path: `/atelier/v1/posts/${ id }/preview`,
		method: 'POST',
		data: changesOf( document ),
	} );
	const link =
		answer.ok && isRecord( answer.value )
			? stringOr( answer.value.link )
			: '';
	if ( link !== '' ) {
		tab.location.href = link;
		return;
	}
	tab.close();
	tell(
		sprintf(
			/* translators: %s: why. */
			__( 'The preview could not be opened. %s', 'atelier' ),
			messageFor( answer.ok ? { code: 'malformed' } : answer.error )
		),
		document
	);
}

/** What the preview is made of. */
function changesOf( { type, id }: DocumentRef ) {
	const key = recordKey( { kind: 'postType', name: type, id } );
	const core = select( coreStore );
	const edited = core.getEditedEntityRecord( ...key ) || {};
	const { featured_media: picture } =
		core.getEntityRecordEdits( ...key ) ?? {};
	return {
		title: rawText( edited.title ),
		content: contentOf( core, key ),
		excerpt: rawText( edited.excerpt ),
		...( picture === undefined
			? {}
			: { featured_media: Number( picture ) } ),
	};
}

/** In a new tab only: in one that shows an earlier preview, that stays until the next is there. */
function sayWaiting( tab: Window ): void {
	try {
		if ( tab.location.href === 'about:blank' ) {
			const words = __( 'Generating preview…', 'atelier' );
			tab.document.title = words;
			tab.document.body.textContent = words;
			tab.document.body.style.cssText =
				'font: 16px/1.5 system-ui, sans-serif; padding: 48px; text-align: center;';
		}
	} catch {
		// A page of another origin is there.
	}
}

const tell = ( message: string, document: DocumentRef ): void =>
	void dispatch( noticesStore ).createErrorNotice( message, {
		id: NOTICE,
		actions: [
			{
				label: __( 'Try again', 'atelier' ),
				onClick: () => void openPreview( document ),
			},
		],
	} );
