import { Icon } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import type { ComponentProps, ReactNode } from 'react';
import { useStylesNavigation } from '../navigation';
import styles from './StylesLink.module.css';

interface StylesLinkProps {
	/** The path of the screen, such as `/layout`. */
	readonly to: string;
	readonly label: string;
	readonly icon?: ComponentProps< typeof Icon >[ 'icon' ];
	/** A sample of the current styles, such as a swatch; not part of its name. */
	readonly preview?: ReactNode;
	/** An accessible name, if the label depends on its visual context. */
	readonly name?: string | undefined;
	/** A description of the linked styles, for those who do not see the preview. */
	readonly state?: string | undefined;
	/** Called before a likely navigation, such as on hover. */
	readonly onApproach?: () => void;
}

/** A row that links to another screen of the styles. */
export function StylesLink( {
	to,
	label,
	icon,
	preview,
	name,
	state,
	onApproach,
}: StylesLinkProps ) {
	const { go } = useStylesNavigation();
	const id = useId();
	return (
		<button
			type="button"
			className={ styles.link }
			data-goes-to={ to }
			aria-label={ name }
			aria-describedby={ state === undefined ? undefined : id }
			onPointerEnter={ onApproach }
			onFocus={ onApproach }
			onClick={ () => go( to ) }
		>
			{ icon && <Icon icon={ icon } /> }
			<span className={ styles.label }>{ label }</span>
			{ preview && (
				<span className={ styles.preview } aria-hidden>
					{ preview }
				</span>
			) }
			{ state !== undefined && (
				<span
					id={ id }
					className="screen-reader-text"
					aria-hidden="true"
				>
					{ state }
				</span>
			) }
			<Icon icon={ isRTL() ? chevronLeft : chevronRight } />
		</button>
	);
}

/** A list of rows. */
export const StylesLinks = ( {
	children,
}: {
	readonly children: readonly ReactNode[];
} ) => (
	<ul className={ styles.list }>
		{ children.map( ( child, at ) => (
			<li key={ at } className={ styles.item }>
				{ child }
			</li>
		) ) }
	</ul>
);
