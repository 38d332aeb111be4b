import apiFetch from '@wordpress/api-fetch';
import { select } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { isRecord, stringOr } from '@/kernel/guards';
import { refusal } from '@/platform/refusal';
import { sendsContent, type RequestOptions } from '@/platform/requestMethod';
import { newInvalidValues, type InvalidValue } from '../model/validity';
import { parseDoc } from '../model/doc';
import { invalidValueText, REASON_MESSAGES } from './invalidValueMessages';
import { savedDoc, siteStyles } from './record';

const STYLES = /^\/?wp\/v2\/global-styles\/(\d+)(?:\?|$)/;
const VARIATIONS = /^\/?atelier\/v1\/style-variations(?:\?|$)/;

/**
 * Rejects requests with styles that could break the site, from any source: edits, restored changes, merges. Invalid values
 * that the server or the theme already has may pass. The server applies the same rules.
 */
export function stylesMiddleware(): void {
	apiFetch.use( ( options, next ) => {
		const [ invalid ] = newlyInvalid( options );
		return invalid
			? // oxlint-disable-next-line typescript/prefer-promise-reject-errors
				Promise.reject( refusal( rejectedSendMessage( invalid ) ) )
			: next( options );
	} );
}

function newlyInvalid( options: RequestOptions ): readonly InvalidValue[] {
	const { path = '', data } = options;
	if ( ! isRecord( data ) || ! sendsContent( options ) ) {
		return [];
	}
	const [ , id ] = STYLES.exec( path ) ?? [];
	if ( id !== undefined ) {
		const base = siteStyles( select )?.layers.base;
		return newInvalidValues( parseDoc( data ), () => [
			savedDoc( select, Number( id ) ),
			...( base ? [ base ] : [] ),
		] );
	}
	return VARIATIONS.test( path )
		? newInvalidValues(
				parseDoc( jsonIn( stringOr( data.content ) ) ),
				() => []
			)
		: [];
}

function jsonIn( text: string ): unknown {
	try {
		return JSON.parse( text );
	} catch {
		return null;
	}
}

const rejectedSendMessage = ( {
	part,
	keys,
	reason,
	value,
}: InvalidValue ): string =>
	sprintf(
		/* translators: 1: a refused value, such as "red;}", 2: its location, such as "styles › color › text", 3: the reason and the remedy. */
		__(
			'This wasn’t sent because “%1$s” in %2$s could break your site. %3$s',
			'atelier'
		),
		invalidValueText( value ),
		[ part, ...keys ].join( ' › ' ),
		REASON_MESSAGES[ reason ]()
	);
