import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp, seen } from '@wordpress/icons';
import {
	ToggleGroup,
	ToggleGroupOption,
} from '@/platform/experimental/toggleGroup';
import type { Basis } from '../model/restoration';
import styles from './CompareTools.module.css';
import type { ChosenChange } from './useChosenChange';

interface CompareToolsProps {
	readonly basis: Basis;
	readonly onBasis: ( basis: Basis ) => void;
	readonly isMarked: boolean;
	readonly onMarked: ( isMarked: boolean ) => void;
	/** The number of changes. */
	readonly count: number;
	readonly chosen: ChosenChange;
	/** Restores the whole revision; null where the document already matches. */
	readonly onRestore: ( () => void ) | null;
}

/** Controls for the basis of the comparison, for moving between changes, and for restoring the revision. */
export function CompareTools( {
	basis,
	onBasis,
	isMarked,
	onMarked,
	count,
	chosen,
	onRestore,
}: CompareToolsProps ) {
	return (
		<div className={ styles.tools }>
			<div className={ styles.basis }>
				<ToggleGroup
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					isBlock
					hideLabelFromVision
					label={ __( 'Compare with', 'atelier' ) }
					value={ basis }
					onChange={ ( value ) => onBasis( value as Basis ) }
				>
					<ToggleGroupOption
						value="previous"
						label={ __( 'Previous revision', 'atelier' ) }
					/>
					<ToggleGroupOption
						value="current"
						label={ __( 'Current content', 'atelier' ) }
					/>
				</ToggleGroup>
			</div>
			<div className={ styles.steps }>
				<Button
					__next40pxDefaultSize
					icon={ seen }
					label={ __( 'Show changes', 'atelier' ) }
					isPressed={ isMarked }
					onClick={ () => onMarked( ! isMarked ) }
				/>
				<Button
					__next40pxDefaultSize
					icon={ chevronUp }
					label={ __( 'Previous change', 'atelier' ) }
					shortcut="Alt+↑"
					disabled={ count === 0 }
					accessibleWhenDisabled
					onClick={ chosen.previous }
				/>
				<Button
					__next40pxDefaultSize
					icon={ chevronDown }
					label={ __( 'Next change', 'atelier' ) }
					shortcut="Alt+↓"
					disabled={ count === 0 }
					accessibleWhenDisabled
					onClick={ chosen.next }
				/>
				<span className={ styles.count }>
					{ chosen.at === null
						? count
						: sprintf(
								/* translators: 1: number of a change, 2: number of all changes. */
								__( '%1$d of %2$d', 'atelier' ),
								chosen.at + 1,
								count
							) }
				</span>
			</div>
			<Button
				__next40pxDefaultSize
				variant="primary"
				disabled={ ! onRestore }
				accessibleWhenDisabled
				onClick={ () => onRestore?.() }
			>
				{ __( 'Restore', 'atelier' ) }
			</Button>
		</div>
	);
}
