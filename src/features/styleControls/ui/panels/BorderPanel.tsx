import { __ } from '@wordpress/i18n';
import { useSelect } from '@wordpress/data';
import {
	editStyles,
	FIELD_NAMES,
	siteStyles,
	useAllowsCustom,
	usePresets,
	useStyleValue,
} from '@/features/globalStyles/index.records';
import { borderEdits, hasBorder } from '../../model/border';
import {
	groupResets,
	hasGroup,
	styleKeys,
	getIn,
} from '@/features/globalStyles/index.model';
import { BorderField } from '../controls/BorderField';
import { RadiusControl } from '../controls/RadiusControl';
import { ShadowControl } from '../controls/ShadowControl';
import { PropertyRows, type RowsOf } from '../parts/PropertyRows';
import { StylesControl, StylesPanel } from '../parts/StylesPanel';
import type { BlockPanelProps } from './panel';

/** The border, radius and shadow of a block. */
export function BorderPanel( props: BlockPanelProps ) {
	const { target, features } = props;
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
				editStyles( groupResets( target, 'border', 'shadow' ) )
			}
		>
			<PropertyRows rows={ ROWS } props={ props } />
		</StylesPanel>
	);
}

function Line( { target, features }: BlockPanelProps ) {
	const { value } = useStyleValue( 'border', target );
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
			label={ FIELD_NAMES.border() }
			value={ {
				origin: isChanged ? 'user' : 'none',
				reset: () => editStyles( borderEdits( target, undefined ) ),
			} }
		>
			<BorderField
				presets={ usePresets( 'color', target ) }
				value={ value }
				allowsCustom={ useAllowsCustom( 'color', target ) }
				hasStyle={ features.has( 'borderStyle' ) }
				onChange={ ( border ) =>
					editStyles( borderEdits( target, border ) )
				}
			/>
		</StylesControl>
	);
}

function Radius( { target }: BlockPanelProps ) {
	const radius = useStyleValue( 'border.radius', target );
	return (
		<StylesControl label={ FIELD_NAMES.radius() } value={ radius }>
			<RadiusControl value={ radius.value } onChange={ radius.set } />
		</StylesControl>
	);
}

function Shadow( { target }: BlockPanelProps ) {
	const shadow = useStyleValue( 'shadow', target );
	return (
		<StylesControl label={ FIELD_NAMES.shadow() } value={ shadow }>
			<ShadowControl
				presets={ usePresets( 'shadow', target ) }
				value={ shadow.value }
				isChanged={ shadow.origin === 'user' }
				onChange={ shadow.set }
			/>
		</StylesControl>
	);
}

const ROWS: RowsOf< 'border' | 'shadow', BlockPanelProps > = {
	borderColor: Line,
	borderStyle: Line,
	borderWidth: Line,
	borderRadius: Radius,
	shadow: Shadow,
};
