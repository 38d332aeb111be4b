import type { ReactNode } from 'react';
import styles from './DocumentSummary.module.css';

interface SettingRowProps {
	/** The same text as the control's own label, which is visually hidden. */
	readonly label: string;
	readonly children: ReactNode;
}

/** A setting beside its label, like WordPress's own rows in the panel. */
export const SettingRow = ( { label, children }: SettingRowProps ) => (
	<div className={ styles.row }>
		<div className={ styles.name } aria-hidden="true">
			{ label }
		</div>
		<div className={ styles.control }>{ children }</div>
	</div>
);
