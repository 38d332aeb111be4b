import { Dropdown } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { contrastOf, levelOf, shortRatio } from '../../model/contrast';
import styles from './ColorControl.module.css';
import { ColorPopover } from './ColorPopover';
import type { ContrastPair } from './ContrastNote';
import { InvalidValueMark } from './InvalidValueMark';
import { Swatch } from './Swatch';
import { isUnusable, nameOf, type PaintValue } from './paint';
import { CONTRAST_LABELS } from './contrastLabels';

interface ColorControlProps {
	readonly label: string;
	readonly color: PaintValue;
	/** Absent if gradients aren't supported. */
	readonly gradient?: PaintValue | undefined;
	/** Whether only gradients are supported. */
	readonly isGradientOnly?: boolean | undefined;
	/** The text or background that the color needs contrast with. */
	readonly pair?: ContrastPair | undefined;
	/** Whether there is a user value to reset. */
	readonly isChanged: boolean;
	/** Resets the color, if that is more than one value. */
	readonly onReset?: () => void;
}

/** A row with a color that opens the color popover. */
export function ColorControl( props: ColorControlProps ) {
	const { label, color, gradient, pair } = props;
	const id = useId();
	const shown = gradient?.css ?? color.css;
	const isBroken =
		isUnusable( color ) ||
		( gradient !== undefined && isUnusable( gradient ) );
	const ratio = pair ? contrastOf( pair ) : null;
	const level = ratio === null ? null : levelOf( ratio );
	return (
		<Dropdown
			className={ styles.control ?? '' }
			popoverProps={ {
				placement: 'left-start',
				offset: 36,
				shift: true,
			} }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<button
					type="button"
					className={ styles.row }
					aria-label={ label }
					aria-describedby={ id }
					aria-expanded={ isOpen }
					aria-haspopup="dialog"
					onClick={ onToggle }
				>
					<Swatch background={ shown } />
					<span className={ styles.label }>{ label }</span>
					<span
						id={ id }
						className={ styles.state }
						aria-hidden="true"
					>
						<span className="screen-reader-text">
							{ nameOf( props ) }
						</span>
						{ isBroken && <InvalidValueMark /> }
						{ ratio !== null && level !== null && (
							<span
								className={ styles.ratio }
								data-level={ level }
							>
								{ sprintf(
									/* translators: %s: a number such as 4.5: how much two colours differ in brightness. */
									__( '%s:1', 'atelier' ),
									shortRatio( ratio )
								) }
								<span className="screen-reader-text">
									{ CONTRAST_LABELS[ level ]() }
								</span>
							</span>
						) }
					</span>
				</button>
			) }
			renderContent={ () => <ColorPopover { ...props } /> }
		/>
	);
}
