import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import styles from './FamilyHead.module.css';

interface FamilyHeadProps {
	readonly name: string;
	readonly onBack: () => void;
}

/** The heading of an opened family, which has the focus at first, and the way back to the list. */
export function FamilyHead( { name, onBack }: FamilyHeadProps ) {
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => heading.current?.focus(), [] );
	return (
		<div className={ styles.head }>
			<Button
				size="compact"
				icon={ isRTL() ? chevronRight : chevronLeft }
				label={ __( 'Back', 'atelier' ) }
				onClick={ onBack }
			/>
			<h2 className={ styles.title } ref={ heading } tabIndex={ -1 }>
				{ name }
			</h2>
		</div>
	);
}
