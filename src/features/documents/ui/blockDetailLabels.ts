import { __, sprintf } from '@wordpress/i18n';
import { assertNever } from '@/kernel/invariant';
import { shorten, shortenUnlike } from '@/kernel/shorten';
import { boot } from '@/platform/boot';
import { moreLabel } from '@/ui/moreLabel';
import { isolated } from '@/ui/quoted';
import { addressLabel, fileLabel, siteOf } from '../model/addressLabel';
import type { BlockChange } from '../model/blockChanges';
import type { BlockDetail } from '../model/blockDetails';
import type { Hiding } from '../model/hiddenText';
import { LONGEST } from './changeLabels';

/** The number of details that are named. */
const NAMED = 10;

type AddressDetail = Extract< BlockDetail, { readonly from: string } >;

/** What a block's label doesn't say of its change, as sentences. Addresses on other sites come first. */
export function blockDetailLabels(
	{ kind, details = [] }: BlockChange,
	{ isWhole = false }: { readonly isWhole?: boolean } = {}
): readonly string[] {
	const longest = isWhole ? Infinity : LONGEST;
	const listed = details.filter(
		( detail ) => isWhole || kind !== 'added' || ! isOwn( detail )
	);
	const sentences = [
		...new Set(
			[ false, true ].flatMap( ( own ) =>
				listed
					.filter( ( detail ) => isOwn( detail ) === own )
					.map( ( detail ) => labelOf( detail, longest ) )
			)
		),
	];
	const others = isWhole ? 0 : sentences.length - NAMED;
	return others > 0
		? [ ...sentences.slice( 0, NAMED ), moreLabel( others ) ]
		: sentences;
}

/** Whether it is a web address on this site, or none. */
const isOwn = ( detail: BlockDetail ): boolean =>
	'from' in detail &&
	detail.kind !== 'overlay' &&
	siteOf( detail.to, boot().homeUrl ) === '' &&
	! /^\s*[a-z][a-z0-9+.-]*:(?!\/\/)/i.test( detail.to );

function labelOf( detail: BlockDetail, longest: number ): string {
	switch ( detail.kind ) {
		case 'visibility':
			return visibilityLabel( detail.to );
		case 'unseen':
			return unseenLabel( detail.how );
		case 'bound':
			return boundLabel( detail, longest );
		case 'css':
			return sprintf(
				/* translators: %s: CSS, such as "display: none". */
				__( 'CSS in the text: “%s”', 'atelier' ),
				isolated( shorten( detail.to, longest ) )
			);
		case 'link':
		case 'media':
		case 'address':
		case 'overlay':
			return addressDetailLabel( detail, longest );
		default:
			return assertNever( detail );
	}
}

function visibilityLabel(
	to: Extract< BlockDetail, { kind: 'visibility' } >[ 'to' ]
): string {
	switch ( to ) {
		case 'hidden':
			return __( 'Hidden from visitors', 'atelier' );
		case 'partly':
			return __( 'Hidden on some screen sizes', 'atelier' );
		case 'shown':
			return __( 'Shown to visitors', 'atelier' );
		default:
			return assertNever( to );
	}
}

function unseenLabel( how: Hiding ): string {
	switch ( how ) {
		case 'notDisplayed':
			return __(
				'Visitors don’t see text in it: it isn’t displayed',
				'atelier'
			);
		case 'transparent':
			return __(
				'Visitors don’t see text in it: it is transparent',
				'atelier'
			);
		case 'tiny':
			return __(
				'Visitors don’t see text in it: it is too small to read',
				'atelier'
			);
		case 'sameColor':
			return __(
				'Visitors don’t see text in it: it has the color of its background',
				'atelier'
			);
		case 'offScreen':
			return __(
				'Visitors don’t see text in it: it is outside of the screen',
				'atelier'
			);
		case 'clipped':
			return __(
				'Visitors don’t see text in it: it is cut off',
				'atelier'
			);
		case 'readersOnly':
			return __(
				'Only screen readers and search engines read text in it',
				'atelier'
			);
		default:
			return assertNever( how );
	}
}

const boundLabel = (
	{ attribute, to }: Extract< BlockDetail, { kind: 'bound' } >,
	longest: number
): string =>
	to === ''
		? sprintf(
				/* translators: %s: an attribute of a block, such as "content". */
				__( '“%s” was disconnected', 'atelier' ),
				isolated( shorten( attribute, longest ) )
			)
		: sprintf(
				/* translators: 1: an attribute of a block, such as "content". 2: where its value comes from, such as "core/post-meta: price". */
				__( '“%1$s” is connected to “%2$s”', 'atelier' ),
				isolated( shorten( attribute, longest ) ),
				isolated( shorten( to, longest ) )
			);

function addressDetailLabel( detail: AddressDetail, longest: number ): string {
	const [ from, to ] = shownAddresses( detail, longest );
	const { changed, added, removed } = sentences( detail.kind );
	if ( detail.to === '' ) {
		return sprintf( removed, from );
	}
	if ( detail.from !== '' ) {
		return sprintf( changed, from, to );
	}
	return detail.kind === 'link' && detail.text !== ''
		? sprintf(
				/* translators: 1: the text of a link. 2: its address, such as "example.org/about". */
				__( '“%1$s” links to “%2$s”', 'atelier' ),
				isolated( shorten( detail.text, longest ) ),
				to
			)
		: sprintf( added, to );
}

/** The old and the new address, short unless they would look the same. */
function shownAddresses(
	detail: AddressDetail,
	longest: number
): readonly [ string, string ] {
	const home = boot().homeUrl;
	const both = [ detail.from, detail.to ];
	const short = both.map( ( address ) => {
		if ( address === '' || detail.kind === 'overlay' ) {
			return address;
		}
		return detail.kind === 'media'
			? fileLabel( address, home )
			: addressLabel( address, home );
	} );
	const [ from = '', to = '' ] = short[ 0 ] === short[ 1 ] ? both : short;
	return [
		isolated( shortenUnlike( from, to, longest ) ),
		isolated( shortenUnlike( to, from, longest ) ),
	];
}

function sentences( kind: AddressDetail[ 'kind' ] ) {
	switch ( kind ) {
		case 'link':
			return {
				/* translators: 1: an address before, such as "example.org/about", 2: the address now. */
				changed: __( 'Link changed: “%1$s” → “%2$s”', 'atelier' ),
				/* translators: %s: an address, such as "example.org/about". */
				added: __( 'Link: “%s”', 'atelier' ),
				/* translators: %s: an address, such as "example.org/about". */
				removed: __( 'Link removed: “%s”', 'atelier' ),
			};
		case 'media':
			return {
				/* translators: 1: name of a file before, such as "logo.png", 2: its name now. */
				changed: __( 'File changed: “%1$s” → “%2$s”', 'atelier' ),
				/* translators: %s: name of a file, such as "logo.png". */
				added: __( 'File: “%s”', 'atelier' ),
				/* translators: %s: name of a file, such as "logo.png". */
				removed: __( 'File removed: “%s”', 'atelier' ),
			};
		case 'address':
			return {
				/* translators: 1: an address before, such as "example.org/feed", 2: the address now. */
				changed: __( 'Address changed: “%1$s” → “%2$s”', 'atelier' ),
				/* translators: %s: an address, such as "example.org/feed". */
				added: __( 'Address: “%s”', 'atelier' ),
				/* translators: %s: an address, such as "example.org/feed". */
				removed: __( 'Address removed: “%s”', 'atelier' ),
			};
		case 'overlay':
			return {
				/* translators: 1: slug of a template part before, 2: its slug now. */
				changed: __(
					'Menu overlay changed: “%1$s” → “%2$s”',
					'atelier'
				),
				/* translators: %s: slug of a template part. */
				added: __( 'Menu overlay: “%s”', 'atelier' ),
				/* translators: %s: slug of a template part. */
				removed: __( 'Menu overlay removed: “%s”', 'atelier' ),
			};
		default:
			return assertNever( kind );
	}
}
