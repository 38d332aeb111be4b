import { CheckboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import {
	activeKeys,
	countActive,
	setFamily,
	setVariant,
	variantsOf,
} from '../model/activation';
import { faceKey, type FontFace, type FontFamily } from '../model/family';
import styles from './FamilyDetail.module.css';
import variantStyles from './variants.module.css';
import { FamilyHead } from './FamilyHead';
import { FamilyFacts } from './FamilyFacts';
import { FontPreview } from './FontPreview';
import { useIsFamilyUsed, useUsedVariants } from './useUsedVariants';
import { VariantSize } from './VariantSize';
import { VariantUses } from './VariantUses';
import { WithoutFamily, WithoutVariant } from './WithoutVariant';
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
	const { count, all } = countActive( active, family );
	const isUsed = useIsFamilyUsed( family );
	const [ isAsked, setIsAsked ] = useState( false );
	const activate = ( isOn: boolean ) =>
		onChange( setFamily( active, family, isOn ) );
	const onFamily = ( isOn: boolean ) => {
		if ( ! isOn && isUsed && count > 0 ) {
			setIsAsked( true );
		} else {
			activate( isOn );
		}
	};
	return (
		<>
			<FamilyHead name={ family.name } onBack={ onBack } />
			<p className={ variantStyles.text }>
				{ __(
					'Active variants can be used across your site. Visitors download each variant that’s used, so activate only the ones you need.',
					'atelier'
				) }
			</p>
			<div className={ variantStyles.all }>
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __( 'Select all', 'atelier' ) }
					checked={ count === all }
					indeterminate={ count > 0 && count < all }
					onChange={ onFamily }
				/>
			</div>
			<Variants
				family={ family }
				active={ active }
				onChange={ onChange }
				onFamily={ onFamily }
			/>
			<FamilyFacts family={ family } />
			{ children }
			{ isAsked && (
				<WithoutFamily
					family={ family }
					onClose={ () => setIsAsked( false ) }
					onTurnOff={ () => {
						setIsAsked( false );
						activate( false );
					} }
				/>
			) }
		</>
	);
}

const PLAIN = { style: 'normal', weight: '400' };

interface VariantsProps extends Pick<
	FamilyDetailProps,
	'family' | 'active' | 'onChange'
> {
	/** Activates or deactivates all of them. */
	readonly onFamily: ( isOn: boolean ) => void;
}

function Variants( { family, active, onChange, onFamily }: VariantsProps ) {
	const keys = activeKeys( active, family );
	const variants = variantsOf( family );
	const [ asked, setAsked ] = useState< FontFace | null >( null );
	const used = useUsedVariants(
		family,
		variants.filter( ( face ) => keys.has( faceKey( face ) ) )
	);
	const turnOff = ( face: FontFace ) =>
		onChange( setVariant( active, family, face, false ) );
	if ( variants.length === 0 ) {
		// A font of visitors' devices: its one variant is the family.
		return (
			<ul className={ variantStyles.variants }>
				<li className={ variantStyles.variant }>
					<div className={ styles.choice }>
						<CheckboxControl
							__nextHasNoMarginBottom
							label={ `${ family.name } ${ variantName( PLAIN ) }` }
							checked={ countActive( active, family ).count > 0 }
							onChange={ onFamily }
						/>
					</div>
					<FontPreview family={ family } face={ undefined } />
				</li>
			</ul>
		);
	}
	return (
		<>
			<ul className={ variantStyles.variants }>
				{ variants.map( ( face ) => (
					<li
						key={ faceKey( face ) }
						className={ variantStyles.variant }
					>
						<div className={ styles.choice }>
							<CheckboxControl
								__nextHasNoMarginBottom
								label={ `${ family.name } ${ variantName( face ) }` }
								checked={ keys.has( faceKey( face ) ) }
								onChange={ ( isOn ) => {
									if ( isOn ) {
										onChange(
											setVariant(
												active,
												family,
												face,
												true
											)
										);
									} else if ( keys.size === 1 ) {
										onFamily( false );
									} else if ( used.get( faceKey( face ) ) ) {
										setAsked( face );
									} else {
										turnOff( face );
									}
								} }
							/>
							<VariantUses
								family={ family }
								face={ face }
								isUsed={ used.get( faceKey( face ) ) }
							/>
							<VariantSize family={ family } face={ face } />
						</div>
						<FontPreview family={ family } face={ face } isMarked />
					</li>
				) ) }
			</ul>
			{ asked && (
				<WithoutVariant
					family={ family }
					face={ asked }
					onClose={ () => setAsked( null ) }
					onTurnOff={ () => {
						setAsked( null );
						turnOff( asked );
					} }
				/>
			) }
		</>
	);
}
