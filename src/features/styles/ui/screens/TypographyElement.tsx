import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { locale } from '@/platform/locale';
import {
	editStyles,
	fieldName,
	useFeatures,
} from '@/features/globalStyles/index.records';
import { useIsAnyChanged } from '../../data/useIsAnyChanged';
import {
	groupResets,
	hasGroup,
	propertiesIn,
} from '@/features/globalStyles/index.model';
import {
	LevelChoice,
	OutlinePanel,
	StateChoice,
	StylesScreen,
	TypographyPanel,
} from '@/features/styleControls/index.records';
import { ElementColors, resetsOf } from './ElementColors';
import {
	factsOf,
	statesOf,
	targetOf,
	type ElementPart,
	type PageElement,
} from './elements';
import styles from './TypographyElement.module.css';

/** The typography and colors of text, links, headings, captions and buttons: one screen each. */
export const ELEMENT_SCREENS = {
	text: () => <Element element="text" />,
	link: () => <Element element="link" />,
	heading: () => <Element element="heading" />,
	caption: () => <Element element="caption" />,
	button: () => <Element element="button" />,
} satisfies Record< PageElement, () => ReactNode >;

function Element( { element }: { readonly element: PageElement } ) {
	const [ part, setPart ] = useState< ElementPart >( {} );
	const { title, description, levels } = factsOf( element );
	const states = statesOf( element );
	const target = targetOf( element, part );
	const features = useFeatures( { ...target, state: undefined } );
	// Browsers restrict styles of visited links to colors.
	const hasText =
		part.state !== ':visited' && hasGroup( features, 'typography' );
	const resets = [
		...groupResets( target, 'typography' ),
		...groupResets( target, 'outline' ),
		...resetsOf( element, part, 'part' ),
	];
	const isChanged = useIsAnyChanged( resets );
	return (
		<StylesScreen
			title={ title() }
			description={ description() }
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
			{ ( levels.length > 0 || states.length > 0 ) && (
				<div className={ styles.parts }>
					{ levels.length > 0 && (
						<LevelChoice
							levels={ levels }
							value={ part.level }
							onChange={ ( level ) =>
								setPart( { ...part, level } )
							}
						/>
					) }
					{ levels.length > 0 && ! part.level && (
						<OfLevels element={ element } />
					) }
					{ states.length > 0 && (
						<StateChoice
							states={ states }
							value={ part.state }
							onChange={ ( state ) =>
								setPart( { ...part, state } )
							}
						/>
					) }
				</div>
			) }
			<div key={ `${ part.level ?? '' } ${ part.state ?? '' }` }>
				{ hasText && (
					<TypographyPanel target={ target } features={ features } />
				) }
				<ElementColors
					element={ element }
					label={ __( 'Color', 'atelier' ) }
					part={ part }
				/>
				{ features.has( 'outline' ) && part.state !== ':visited' && (
					<OutlinePanel target={ target } />
				) }
			</div>
		</StylesScreen>
	);
}

/** What can't be set for all levels at once, because each has a value of its own; nothing if everything can. */
function OfLevels( { element }: { readonly element: PageElement } ) {
	const ofAll = useFeatures( targetOf( element, {} ) );
	const [ level ] = factsOf( element ).levels;
	const ofOne = useFeatures( targetOf( element, { level } ) );
	const names = propertiesIn( 'typography' ).flatMap( ( property ) =>
		ofOne.has( property ) && ! ofAll.has( property )
			? [ fieldName( property ) ]
			: []
	);
	return names.length === 0 ? null : (
		<p className={ styles.ofLevels }>
			{ sprintf(
				/* translators: %s: settings, such as "Size and Line height". */
				__( 'Set separately for each level: %s.', 'atelier' ),
				new Intl.ListFormat( locale() ).format( names )
			) }
		</p>
	);
}
