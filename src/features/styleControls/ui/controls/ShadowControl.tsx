import { Button, Dropdown } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { shadow as shadowIcon } from '@wordpress/icons';
import { shorten } from '@/kernel/shorten';
import {
	type PresetsByOrigin,
	storedText,
} from '@/features/globalStyles/index.model';
import { chosenPreset } from './chosenPreset';
import popover from './ColorPopover.module.css';
import { PresetChoices } from './PresetChoices';

/** The length at which a custom value is cut. */
const LONGEST = 60;

interface ShadowControlProps {
	readonly presets: PresetsByOrigin;
	/** The stored value. */
	readonly value: unknown;
	readonly isChanged: boolean;
	readonly onChange: ( value: string | undefined ) => void;
}

/** A shadow preset. */
export function ShadowControl( {
	presets,
	value,
	isChanged,
	onChange,
}: ShadowControlProps ) {
	const id = useId();
	const name =
		chosenPreset( presets, 'shadow', value )?.preset.name ??
		( shorten( storedText( value ), LONGEST ) || __( 'None', 'atelier' ) );
	return (
		<Dropdown
			popoverProps={ {
				placement: 'left-start',
				offset: 36,
				shift: true,
			} }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						icon={ shadowIcon }
						aria-expanded={ isOpen }
						aria-haspopup="dialog"
						aria-describedby={ id }
						onClick={ onToggle }
					>
						{ __( 'Drop shadow', 'atelier' ) }
					</Button>
					<span id={ id } className="screen-reader-text">
						{ name }
					</span>
				</>
			) }
			renderContent={ () => (
				<div
					className={ `atelier-overlay ${ popover.popover ?? '' }` }
					role="dialog"
					aria-label={ __( 'Drop shadow', 'atelier' ) }
				>
					<div className={ popover.head }>
						<span className={ popover.name }>{ name }</span>
						<Button
							variant="tertiary"
							size="small"
							disabled={ ! isChanged }
							accessibleWhenDisabled
							onClick={ () => onChange( undefined ) }
						>
							{ __( 'Reset', 'atelier' ) }
						</Button>
					</div>
					<PresetChoices
						label={ __( 'Shadow', 'atelier' ) }
						kind="shadow"
						shape="card"
						presets={ presets }
						value={ value }
						show={ ( preset ) => ( {
							swatch: { boxShadow: preset.value },
						} ) }
						onChange={ onChange }
					/>
				</div>
			) }
		/>
	);
}
