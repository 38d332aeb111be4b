import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { Result } from '@/kernel/result';
import { defineChunk, openChunk } from '@/ui/useChunk';
import {
	documentKey,
	type DocumentRef,
} from '@/features/documents/index.model';
import { isReviewOpen } from '@/features/saving';
import type * as PreviewAddress from './previewAddress';
import { refusalMessage } from './refusalMessage';

const NOTICE = 'atelier-preview';

const ADDRESS = defineChunk< typeof PreviewAddress >(
	() => import( './previewAddress' )
);

/**
 * Opens the front end with everything that is unsaved, in a new tab: a document, or the site where it is null. Nothing is
 * saved. Only in a click handler: otherwise browsers block the tab.
 *
 * @param document
 * @param seen     The post from which the document was opened; 0 for none.
 */
export async function openPreview(
	document: DocumentRef | null,
	seen = 0
): Promise< void > {
	const tab = window.open(
		'',
		`atelier-preview-${ document ? documentKey( document ) : 'site' }`
	);
	const retry = () => void openPreview( document, seen );
	if ( ! tab ) {
		tell(
			__(
				'Your browser blocked the preview’s tab. Allow pop-ups for this site and try again.',
				'atelier'
			),
			retry
		);
		return;
	}
	sayWaiting( tab );
	void dispatch( noticesStore ).removeNotice( NOTICE );
	const address = await addressOf( document, seen );
	if ( address.ok ) {
		tab.location.href = address.value;
		return;
	}
	tab.close();
	const { refusal } = address;
	tell( refusalMessage( refusal ), retry, refusal.label !== undefined );
}

async function addressOf(
	document: DocumentRef | null,
	seen: number
): ReturnType< typeof PreviewAddress.previewAddress > {
	const chunk: Result< typeof PreviewAddress > = await openChunk( ADDRESS );
	return chunk.ok
		? chunk.value.previewAddress( document, seen )
		: { ok: false, refusal: { error: chunk.error } };
}

/** Only in a new tab: an earlier preview stays until the next one has loaded. */
function sayWaiting( tab: Window ): void {
	try {
		if ( tab.location.href === 'about:blank' ) {
			const { document: page } = tab;
			const words = __( 'Generating preview…', 'atelier' );
			page.title = words;
			page.documentElement.lang = document.documentElement.lang;
			page.documentElement.dir = document.documentElement.dir;
			page.body.textContent = words;
			page.body.setAttribute( 'role', 'status' );
			page.body.style.cssText =
				'color-scheme: light; font: 16px/1.5 system-ui, sans-serif; padding: 48px 24px; text-align: center; color: #1e1e1e; background: #fff;';
		}
	} catch {
		// The tab shows a page of another origin.
	}
}

const tell = (
	message: string,
	retry: () => void,
	namesRecord = false
): void =>
	void dispatch( noticesStore ).createErrorNotice( message, {
		id: NOTICE,
		actions: [
			namesRecord
				? {
						label: __( 'Review changes', 'atelier' ),
						onClick: () => isReviewOpen.set( true ),
					}
				: { label: __( 'Try again', 'atelier' ), onClick: retry },
		],
	} );
