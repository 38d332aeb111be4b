import { Button, CheckboxControl } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import type { ReactNode } from 'react';
import {
	activeKeys,
	countActive,
	setFamily,
	setVariant,
	variantsOf,
} from '../model/activation';
import { faceKey, type FontFamily } from '../model/family';
import styles from './FamilyDetail.module.css';
import { FamilyFacts } from './FamilyFacts';
import { FontPreview } from './FontPreview';
import { VariantSize } from './VariantSize';
import { variantName } from './familyLabels';

interface FamilyDetailProps {
	readonly family: FontFamily;
	/** The active families of the same source. */
	readonly active: readonly FontFamily[];
	readonly onChange: ( active: readonly FontFamily[] ) => void;
	readonly onBack: () => void;
	/** More information and actions. */
	readonly children?: ReactNode;
}

/** The variants of a family, with checkboxes to activate one or all. */
export function FamilyDetail( {
	family,
	active,
	onChange,
	onBack,
	children,
}: FamilyDetailProps ) {
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => heading.current?.focus(), [] );
	const { count, all } = countActive( active, family );
	return (
		<>
			<div className={ styles.head }>
				<Button
					size="compact"
					icon={ isRTL() ? chevronRight : chevronLeft }
					label={ __( 'Back', 'atelier' ) }
					onClick={ onBack }
				/>
				<h2 className={ styles.title } ref={ heading } tabIndex={ -1 }>
					{ family.name }
				</h2>
			</div>
			<p className={ styles.text }>
				{ __(
					'Active variants can be used across your site. Visitors download each variant that’s used, so activate only the ones you need.',
					'atelier'
				) }
			</p>
			<div className={ styles.all }>
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __( 'Select all', 'atelier' ) }
					checked={ count === all }
					indeterminate={ count > 0 && count < all }
					onChange={ ( isOn ) =>
						onChange( setFamily( active, family, isOn ) )
					}
				/>
			</div>
			<Variants
				family={ family }
				active={ active }
				onChange={ onChange }
			/>
			<FamilyFacts family={ family } />
			{ children }
		</>
	);
}

function Variants( {
	family,
	active,
	onChange,
}: Pick< FamilyDetailProps, 'family' | 'active' | 'onChange' > ) {
	const keys = activeKeys( active, family );
	const variants = variantsOf( family );
	if ( variants.length === 0 ) {
		return (
			<div className={ styles.whole }>
				<FontPreview family={ family } face={ undefined } />
			</div>
		);
	}
	return (
		<ul className={ styles.variants }>
			{ variants.map( ( face ) => (
				<li key={ faceKey( face ) } className={ styles.variant }>
					<div className={ styles.choice }>
						<CheckboxControl
							__nextHasNoMarginBottom
							label={ `${ family.name } ${ variantName( face ) }` }
							checked={ keys.has( faceKey( face ) ) }
							onChange={ ( isOn ) =>
								onChange(
									setVariant( active, family, face, isOn )
								)
							}
						/>
						<VariantSize family={ family } face={ face } />
					</div>
					<FontPreview family={ family } face={ face } isMarked />
				</li>
			) ) }
		</ul>
	);
}
