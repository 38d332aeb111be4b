import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { editStyles } from '@/features/globalStyles/index.records';
import { useIsAnyChanged } from '../../data/useIsAnyChanged';
import { StylesScreen } from '@/features/styleControls/index.records';
import { ElementColors, resetsOf } from './ElementColors';
import {
	factsOf,
	PAGE_ELEMENT_NAMES,
	type ElementPart,
	type PageElement,
} from './elements';
import { PaletteLink } from '@/features/presets/index.records';

/** The colors of the site and its elements, each with its contrast. */
export function Colors() {
	const resets = PAGE_ELEMENT_NAMES.flatMap( ( element ) =>
		resetsOf( element, {}, 'all' )
	);
	const isChanged = useIsAnyChanged( resets );
	return (
		<StylesScreen
			title={ __( 'Colors', 'atelier' ) }
			description={ __(
				'The number next to a color is its contrast ratio. Text is easy to read from 4.5.',
				'atelier'
			) }
			actions={
				<Button
					variant="tertiary"
					size="compact"
					disabled={ ! isChanged }
					accessibleWhenDisabled
					onClick={ () => editStyles( resets ) }
				>
					{ __( 'Reset all', 'atelier' ) }
				</Button>
			}
		>
			<PaletteLink />
			{ PAGE_ELEMENT_NAMES.map( ( element ) => (
				<Panel key={ element } element={ element } />
			) ) }
		</StylesScreen>
	);
}

function Panel( { element }: { readonly element: PageElement } ) {
	const [ part, setPart ] = useState< ElementPart >( {} );
	return (
		<ElementColors
			element={ element }
			label={
				element === 'text'
					? __( 'Elements', 'atelier' )
					: factsOf( element ).title()
			}
			part={ part }
			onPart={ setPart }
		/>
	);
}
