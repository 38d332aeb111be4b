import { __ } from '@wordpress/i18n';
import {
	editStyles,
	FIELD_NAMES,
	useStyleValue,
} from '@/features/globalStyles/index.records';
import {
	groupResets,
	type StyleTarget,
} from '@/features/globalStyles/index.model';
import { ColorRow } from '../parts/ColorRow';
import { StylesControl, StylesPanel } from '../parts/StylesPanel';
import { LengthField } from '../controls/LengthField';
import { SelectField } from '../controls/SelectField';

interface OutlinePanelProps {
	readonly target: StyleTarget;
}

/** The outline of a target, such as a focus ring; it takes up no space. */
export const OutlinePanel = ( { target }: OutlinePanelProps ) => (
	<StylesPanel
		label={ FIELD_NAMES.outline() }
		onReset={ () => editStyles( groupResets( target, 'outline' ) ) }
	>
		<ColorRow
			label={ __( 'Color', 'atelier' ) }
			target={ target }
			paint="outline"
			isOptional
		/>
		<Style target={ target } />
		<Length
			label={ FIELD_NAMES.width() }
			path="outline.width"
			target={ target }
		/>
		<Length
			label={ FIELD_NAMES.offset() }
			path="outline.offset"
			target={ target }
		/>
	</StylesPanel>
);

const STYLES = {
	solid: () => __( 'Solid', 'atelier' ),
	dashed: () => __( 'Dashed', 'atelier' ),
	dotted: () => __( 'Dotted', 'atelier' ),
	double: () => __( 'Double', 'atelier' ),
	none: () => __( 'None', 'atelier' ),
};

function Style( { target }: OutlinePanelProps ) {
	const label = FIELD_NAMES.style();
	const style = useStyleValue( 'outline.style', target );
	return (
		<StylesControl label={ label } value={ style } isOptional>
			<SelectField
				label={ label }
				options={ Object.entries( STYLES ).map(
					( [ value, name ] ) => ( { value, label: name() } )
				) }
				value={
					typeof style.value === 'string' ? style.value : undefined
				}
				onChange={ style.set }
			/>
		</StylesControl>
	);
}

function Length( {
	label,
	path,
	target,
}: OutlinePanelProps & { readonly label: string; readonly path: string } ) {
	const length = useStyleValue( path, target );
	return (
		<StylesControl label={ label } value={ length } isHalf isOptional>
			<LengthField
				label={ label }
				min={ path === 'outline.offset' ? -Infinity : 0 }
				value={ length.value }
				onChange={ length.set }
			/>
		</StylesControl>
	);
}
