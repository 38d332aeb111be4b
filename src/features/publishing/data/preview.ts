import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { isRecord, stringOr } from '../../../kernel/guards';
import type { Subject } from '../../../kernel/subject';
import { request } from '../../../platform/request';
import { messageFor } from '../../../ui/messages';
import type { DocumentRef } from '../../documents/index.model';
import { recordKey } from '../../documents/index.records';
import { autosaveOf, noteAutosaved } from '../../recovery/index.records';

const NOTICE = 'atelier-preview';

/**
 * Opens a document with its unsaved changes on the front end, in a new tab. The site stores them as the user's
 * autosave; the document itself doesn't change. Only in a click handler: otherwise browsers block the tab.
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
	const subject = { kind: 'postType', name: type, id };
	const autosave = autosaveOf( subject );
	const answer = await request( {
		path: `/atelier/v1/posts/${ id }/preview`,
		method: 'POST',
		data: { ...autosave, ...pictureIn( subject ) },
	} );
	const link =
		answer.ok && isRecord( answer.value )
			? stringOr( answer.value.link )
			: '';
	if ( link !== '' ) {
		noteAutosaved( subject, autosave );
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

/** An autosave doesn't contain the featured image. */
function pictureIn( subject: Subject ) {
	const { featured_media: picture } =
		select( coreStore ).getEntityRecordEdits( ...recordKey( subject ) ) ??
		{};
	return picture === undefined ? {} : { featured_media: Number( picture ) };
}

/** Only in a new tab: an earlier preview stays until the next one has loaded. */
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
		// The tab shows a page of another origin.
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
