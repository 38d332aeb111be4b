import styles from './ChangedDot.module.css';

/** Marks what the user has changed, for those who see it. */
export const ChangedDot = () => <span className={ styles.dot } />;
