import { isRecord, rawText, type UnknownRecord } from '@/kernel/guards';
import { isSameTree } from '@/kernel/sameTree';
import type { ValueForm } from '@/features/replacing/index.model';

/** How values are stored that are searched, by their names in REST. */
const FORMS: Readonly< Record< string, ValueForm > > = {
	title: 'html',
	content: 'blocks',
	excerpt: 'html',
	description: 'html',
	featured_media: 'file',
	site_logo: 'file',
	site_icon: 'file',
	settings: 'styles',
	styles: 'styles',
};

/** The stored values of a record as texts, by property. Trees are JSON. */
export type Values = Readonly< Record< string, string > >;

/** How a property is stored; null if it isn't searched. */
export const formOfValue = ( property: string ): ValueForm | null =>
	Object.hasOwn( FORMS, property ) ? ( FORMS[ property ] ?? null ) : null;

/** The values of a REST response that are searched. */
export const valuesOf = ( record: UnknownRecord ): Values =>
	Object.fromEntries(
		Object.keys( FORMS ).flatMap( ( property ) =>
			record[ property ] === undefined
				? []
				: [ [ property, textOf( property, record[ property ] ) ] ]
		)
	);

function textOf( property: string, value: unknown ): string {
	switch ( formOfValue( property ) ) {
		case 'styles':
			return JSON.stringify( isRecord( value ) ? value : {} );
		case 'file':
			return String( Number( value ) || 0 );
		case 'blocks':
		case 'html':
		case null:
			return rawText( value );
	}
}

/** What REST and core-data take for texts of valuesOf(). */
export const recordOf = ( values: Values ): UnknownRecord =>
	Object.fromEntries(
		Object.entries( values ).map( ( [ property, text ] ) => [
			property,
			valueOf( property, text ),
		] )
	);

function valueOf( property: string, text: string ): unknown {
	switch ( formOfValue( property ) ) {
		case 'styles':
			return JSON.parse( text );
		case 'file':
			return Number( text );
		case 'blocks':
		case 'html':
		case null:
			return text;
	}
}

/** Whether a record still has some values; trees may be written in another order. */
export const hasValues = ( now: Values, values: Values ): boolean =>
	Object.entries( values ).every(
		( [ property, text ] ) =>
			now[ property ] === text ||
			( formOfValue( property ) === 'styles' &&
				isSameTree(
					valueOf( property, now[ property ] ?? '{}' ),
					valueOf( property, text )
				) )
	);
