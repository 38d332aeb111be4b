import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { isRecord, stringOr } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { boot } from '@/platform/boot';
import { isAllowed, titleOf } from '../model/document';
import { isStripped, strippedNames } from '../model/strippedCode';
import type { recordArgs } from './useDocument';

const coreSelectors = () => select( coreStore );
type Core = ReturnType< typeof coreSelectors >;
type Key = ReturnType< typeof recordArgs >;

/** A record's content as in a request; the block editor serializes it on demand. */
export function contentOf( core: Core, key: Key ): string {
	const edited = core.getEditedEntityRecord( ...key ) || {};
	const { content } = edited;
	return stringOr(
		typeof content === 'function'
			? Reflect.apply( content, undefined, [ edited ] )
			: content
	);
}

/**
 * The code that WordPress would remove from a record's changed content, because the user's role may not save it; empty if there
 * is none, or if that can't be known.
 */
export async function codeToStrip( key: Key ): Promise< readonly string[] > {
	const core = coreSelectors();
	const edits = core.getEntityRecordEdits( ...key ) ?? {};
	if (
		! ( 'content' in edits || 'blocks' in edits ) ||
		isAllowed( core.getEntityRecord( ...key ) ?? {}, 'unfiltered-html' )
	) {
		return [];
	}
	return codeStrippedFrom( contentOf( core, key ) );
}

/** The code that WordPress would remove from a text of the user; empty if there is none, or if that can't be known. */
export async function codeStrippedFrom(
	content: string
): Promise< readonly string[] > {
	if ( ! /<[a-z]/i.test( content ) ) {
		return [];
	}
	try {
		const answer: unknown = await apiFetch( {
			path: '/atelier/v1/filtered-content',
			method: 'POST',
			data: { content },
		} );
		return isRecord( answer ) && typeof answer.content === 'string'
			? strippedNames( content, answer.content )
			: [];
	} catch {
		// The save itself says what is wrong, or what was removed.
		return [];
	}
}

/** A failure if the site would remove code from a text: where a save asks nobody, the code stays. It may be somebody else's. */
export async function refuseStripping(
	content: string
): Promise< Result< void > > {
	const names = boot().user.canSaveCode
		? []
		: await codeStrippedFrom( content );
	return names.length === 0
		? ok( undefined )
		: fail( {
				code: 'unsendable',
				detail: sprintf(
					/* translators: %s: names of HTML elements and attributes, such as "<iframe>, onclick". */
					__(
						'Your role isn’t allowed to use some of the code in it, so your site would remove: %s. Ask someone whose role allows it to make this change.',
						'atelier'
					),
					names.join( ', ' )
				),
			} );
}

/** WordPress removes code that the user's role may not save, without an error. */
export function tellIfStripped( key: Key, sent: string ): void {
	const saved = coreSelectors().getEntityRecord( ...key ) ?? {};
	const raw = coreSelectors().getRawEntityRecord( ...key ) ?? {};
	if (
		sent === '' ||
		isAllowed( saved, 'unfiltered-html' ) ||
		! isStripped( sent, stringOr( raw.content ) )
	) {
		return;
	}
	void dispatch( noticesStore ).createWarningNotice(
		sprintf(
			/* translators: %s: title of a saved document. */
			__(
				'Your role isn’t allowed to use some of the code in “%s”, so the site removed it. Everything else was saved.',
				'atelier'
			),
			titleOf( raw )
		)
	);
}
