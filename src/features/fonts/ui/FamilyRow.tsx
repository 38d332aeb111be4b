import type { ReactNode } from 'react';
import { showpiece } from '../model/faceRules';
import type { FontFamily } from '../model/family';
import styles from './FamilyRow.module.css';
import { FontPreview } from './FontPreview';
import { RowButton } from './RowButton';

interface FamilyRowProps {
	readonly id: string;
	readonly family: FontFamily;
	/** A short status, such as the number of active variants. */
	readonly state: ReactNode;
	readonly onOpen: () => void;
}

/** A family in a list: its sample, and a button that opens its variants. */
export function FamilyRow( { id, family, state, onOpen }: FamilyRowProps ) {
	return (
		<RowButton id={ id } className={ styles.row } onOpen={ onOpen }>
			<span className={ styles.words }>
				<span className={ styles.name }>{ family.name }</span>
				<FontPreview family={ family } face={ showpiece( family ) } />
			</span>
			<span className={ styles.state }>{ state }</span>
		</RowButton>
	);
}
