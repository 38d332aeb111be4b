import styles from './ChangedDot.module.css';

/** A visual mark for user changes, hidden from screen readers. */
export const ChangedDot = () => <span className={ styles.dot } />;
