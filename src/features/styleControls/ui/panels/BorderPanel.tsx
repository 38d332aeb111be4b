import { __ } from '@wordpress/i18n';
import { useSelect } from '@wordpress/data';
import {
	editStyles,
	siteStyles,
	usePresets,
	useSetting,
	useStyleValue,
} from '../../../globalStyles/index.records';
import { borderEdits, hasBorder } from '../../model/border';
import {
	hasGroup,
	styleKeys,
	type StyleTarget,
	getIn,
} from '../../../globalStyles/index.model';
import { BorderField } from '../controls/BorderField';
import { RadiusControl } from '../controls/RadiusControl';
import { ShadowControl } from '../controls/ShadowControl';
import { StylesControl, StylesPanel } from '../parts/StylesPanel';
import type { BlockPanelProps } from './panel';

/** The line around a block, its corners, and its shadow. */
export function BorderPanel( { target, features }: BlockPanelProps ) {
	const hasLine =
		features.has( 'borderColor' ) ||
		features.has( 'borderStyle' ) ||
		features.has( 'borderWidth' );
	return (
		<StylesPanel
			label={
				features.has( 'shadow' )
					? hasGroup( features, 'border' )
						? __( 'Border & Shadow', 'atelier' )
						: __( 'Shadow', 'atelier' )
					: __( 'Border', 'atelier' )
			}
			onReset={ () =>
				editStyles( [
					...borderEdits( target, undefined ),
					{ target, path: 'border.radius', value: undefined },
					{ target, path: 'shadow', value: undefined },
				] )
			}
		>
			{ hasLine && (
				<Line
					target={ target }
					hasStyle={ features.has( 'borderStyle' ) }
				/>
			) }
			{ features.has( 'borderRadius' ) && <Radius target={ target } /> }
			{ features.has( 'shadow' ) && <Shadow target={ target } /> }
		</StylesPanel>
	);
}

interface LineProps {
	readonly target: StyleTarget;
	readonly hasStyle: boolean;
}

function Line( { target, hasStyle }: LineProps ) {
	const { value } = useStyleValue( 'border', target );
	const custom = useSetting( 'color.custom', target ).value;
	const isChanged = useSelect(
		( select ) =>
			hasBorder(
				getIn(
					siteStyles( select )?.layers.user.styles,
					styleKeys( target, 'border' )
				)
			),
		[ target ]
	);
	return (
		<StylesControl
			label={ __( 'Border', 'atelier' ) }
			value={ {
				origin: isChanged ? 'user' : 'none',
				reset: () => editStyles( borderEdits( target, undefined ) ),
			} }
		>
			<BorderField
				presets={ usePresets( 'color', target ) }
				value={ value }
				allowsCustom={ custom !== false }
				hasStyle={ hasStyle }
				onChange={ ( border ) =>
					editStyles( borderEdits( target, border ) )
				}
			/>
		</StylesControl>
	);
}

interface ControlProps {
	readonly target: StyleTarget;
}

function Radius( { target }: ControlProps ) {
	const radius = useStyleValue( 'border.radius', target );
	return (
		<StylesControl label={ __( 'Radius', 'atelier' ) } value={ radius }>
			<RadiusControl value={ radius.value } onChange={ radius.set } />
		</StylesControl>
	);
}

function Shadow( { target }: ControlProps ) {
	const shadow = useStyleValue( 'shadow', target );
	return (
		<StylesControl label={ __( 'Shadow', 'atelier' ) } value={ shadow }>
			<ShadowControl
				presets={ usePresets( 'shadow', target ) }
				value={ shadow.value }
				isChanged={ shadow.origin === 'user' }
				onChange={ shadow.set }
			/>
		</StylesControl>
	);
}
