import { BorderBoxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ComponentProps } from 'react';
import { isRecord, stringOr } from '@/kernel/guards';
import {
	type PresetsByOrigin,
	presetReference,
	SIDES,
} from '@/features/globalStyles/index.model';
import { chosenPreset } from './chosenPreset';
import { ORIGIN_NAMES, PRESET_ORIGINS } from './originNames';

/** One border or one per side: color, style and width, without the radius. */
export type BorderValue = ComponentProps< typeof BorderBoxControl >[ 'value' ];
type Border = NonNullable<
	Extract< BorderValue, { readonly width?: unknown } >
>;

interface BorderFieldProps {
	readonly presets: PresetsByOrigin;
	/** The stored value, possibly with a radius. */
	readonly value: unknown;
	readonly allowsCustom: boolean;
	readonly hasStyle: boolean;
	readonly onChange: ( value: BorderValue ) => void;
}

/** The border of a target, for all sides or separately. */
export function BorderField( {
	presets,
	value,
	allowsCustom,
	hasStyle,
	onChange,
}: BorderFieldProps ) {
	return (
		<BorderBoxControl
			__next40pxDefaultSize
			label={ __( 'Border', 'atelier' ) }
			colors={ PRESET_ORIGINS.filter(
				( origin ) => presets[ origin ].length > 0
			).map( ( origin ) => ( {
				name: ORIGIN_NAMES[ origin ](),
				colors: presets[ origin ].map(
					( { slug, name, value: color } ) => ( {
						slug,
						name,
						color,
					} )
				),
			} ) ) }
			value={ asShown( value, presets ) }
			enableAlpha
			enableStyle={ hasStyle }
			disableCustomColors={ ! allowsCustom }
			popoverOffset={ 40 }
			popoverPlacement="left-start"
			onChange={ ( next ) =>
				onChange( asStored( next, value, presets ) )
			}
		/>
	);
}

/** WordPress's control supports plain colors only. */
function asShown( value: unknown, presets: PresetsByOrigin ): BorderValue {
	if ( ! isRecord( value ) ) {
		return undefined;
	}
	const hasSides = SIDES.some( ( side ) => isRecord( value[ side ] ) );
	return hasSides
		? Object.fromEntries(
				SIDES.map( ( side ) => [
					side,
					oneShown( value[ side ], presets ),
				] )
			)
		: oneShown( value, presets );
}

function oneShown( value: unknown, presets: PresetsByOrigin ): Border {
	const { color, style, width } = isRecord( value ) ? value : {};
	const preset = chosenPreset( presets, 'color', color )?.preset.value;
	return asBorder( {
		color: preset ?? stringOr( color ),
		style: stringOr( style ),
		width: stringOr( width ),
	} );
}

function asStored(
	next: unknown,
	before: unknown,
	presets: PresetsByOrigin
): BorderValue {
	if ( ! isRecord( next ) ) {
		return undefined;
	}
	const earlier = isRecord( before ) ? before : {};
	const hasSides = SIDES.some( ( side ) => side in next );
	return hasSides
		? Object.fromEntries(
				SIDES.map( ( side ) => [
					side,
					oneStored( next[ side ], earlier[ side ], presets ),
				] )
			)
		: oneStored( next, earlier, presets );
}

/** Without a style neither a width nor a color is seen: it comes with the first of them, and goes with the last. */
function styleOf( next: unknown, before: unknown ): string {
	const style = isRecord( next ) ? stringOr( next.style ) : '';
	if ( hasLine( next ) ) {
		return style || 'solid';
	}
	return hasLine( before ) ? '' : style;
}

const hasLine = ( border: unknown ): boolean =>
	isRecord( border ) &&
	( stringOr( border.width ) !== '' || stringOr( border.color ) !== '' );

function oneStored(
	next: unknown,
	before: unknown,
	presets: PresetsByOrigin
): Border {
	const { color, width } = isRecord( next ) ? next : {};
	const preset = PRESET_ORIGINS.flatMap(
		( origin ) => presets[ origin ]
	).find( ( { value } ) => value !== '' && value === color );
	return asBorder( {
		color: preset
			? presetReference( 'color', preset.slug )
			: stringOr( color ),
		style: styleOf( next, before ),
		width: stringOr( width ),
	} );
}

const asBorder = ( parts: Readonly< Record< string, string > > ): Border =>
	Object.fromEntries(
		Object.entries( parts ).filter( ( [ , part ] ) => part !== '' )
	);
