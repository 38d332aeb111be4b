<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Publishing;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Slots;
use Throwable;

/**
 * A database transaction around code of WordPress and plugins that doesn't know about it: statements that would end it
 * are blocked. See docs/site-drafts.md.
 */
final class Transaction {
	/**
	 * If the savepoint is gone, the transaction has ended: after a deadlock, a new connection, or another plugin's
	 * COMMIT.
	 */
	private const SAVEPOINT = 'atelier_publishing';

	/** Statements that commit, or end the transaction in another way. */
	private const ENDS = '/^(?:start\s+transaction|begin\b|commit\b|rollback\b(?!\s+(?:work\s+)?to\b)|set\s+(?:session\s+|@@(?:session\.)?)?(?:autocommit|transaction)\b|(?:create|drop)\s+(?!temporary\b)|alter\b|rename\s+(?:table|user)\b|truncate\b|(?:un)?lock\s+tables?\b|(?:analyze|optimize|repair|check)\s+(?:local\s+|no_write_to_binlog\s+)?tables?\b|flush\b|grant\b|revoke\b|load\s+(?:data|index)\b|install\b|uninstall\b)/i';

	private const WRITES = '/^(?:insert|update|delete|replace)\b/i';

	/** Functions of WordPress that end the request instead of returning. */
	private const DIE_HANDLERS = array( 'wp_die_handler', 'wp_die_ajax_handler', 'wp_die_json_handler', 'wp_die_jsonp_handler', 'wp_die_xmlrpc_handler', 'wp_die_xml_handler' );

	/** After all other callbacks. */
	private const LATE = PHP_INT_MAX;

	private bool $is_active = false;

	/** Whether this class is running a statement. */
	private bool $is_own = false;

	private ?Publish_Failure $failure = null;

	/** @var mixed The property of wpdb; null if it has none. */
	private $reconnect_retries = null;

	/**
	 * Starts the transaction, and locks rows until its end: WordPress's own editors can't save these records in
	 * between.
	 *
	 * @param array<string, list<int|string>> $rows Existing values of the primary key by table and column, such as
	 * "wp_posts.ID".
	 * @throws Publish_Failure If the database doesn't support it.
	 */
	public function begin( array $rows ): void {
		global $wpdb;
		$this->refuse_tables_without_transactions();
		$this->reconnect_retries = $wpdb->reconnect_retries ?? null;
		if ( null !== $this->reconnect_retries ) {
			// On a new connection, the rest would be saved without a transaction.
			$wpdb->reconnect_retries = 0;
		}
		$this->is_active = true;
		add_filter( 'query', array( $this, 'watch' ), self::LATE );
		foreach ( self::DIE_HANDLERS as $hook ) {
			add_filter( $hook, array( $this, 'handle_death' ), self::LATE );
		}
		try {
			$this->run( 'START TRANSACTION' );
			$this->run( 'SAVEPOINT ' . self::SAVEPOINT );
			foreach ( $rows as $column => $values ) {
				$this->lock_rows( $column, $values );
			}
		} catch ( Throwable $reason ) {
			$this->rollback();
			throw $reason;
		}
	}

	/**
	 * Throws after an error that WordPress has ignored.
	 *
	 * @throws Publish_Failure
	 */
	public function verify(): void {
		$this->check_last_statement();
		if ( ! $this->failure && ! $this->is_alive() ) {
			$this->failure = new Publish_Failure( 'atelier_draft_transaction', __( 'The database stopped protecting the site from a half-finished publication, so publishing was stopped. Check your site: some of the changes may have been published.', 'atelier' ) );
		}
		if ( $this->failure ) {
			throw $this->failure;
		}
	}

	/**
	 * Commits the transaction.
	 *
	 * @throws Publish_Failure If nothing was committed.
	 * @return bool Whether the commit is certain: the connection may be lost before the response.
	 */
	public function commit(): bool {
		$this->verify();
		$this->run( 'RELEASE SAVEPOINT ' . self::SAVEPOINT );
		try {
			$this->run( 'COMMIT' );
			$is_certain = true;
		} catch ( Publish_Failure $reason ) {
			$is_certain = false;
			$this->try_rollback();
		}
		$this->end();
		return $is_certain;
	}

	/** Rolls the transaction back. */
	public function rollback(): void {
		if ( ! $this->is_active ) {
			return;
		}
		$this->try_rollback();
		$this->end();
	}

	/**
	 * Checks each statement before it runs.
	 *
	 * @param mixed $sql
	 * @return mixed
	 */
	public function watch( $sql ) {
		if ( $this->is_own || ! $this->is_active ) {
			return $sql;
		}
		$this->check_last_statement();
		if ( ! $this->failure && is_string( $sql ) && preg_match( self::ENDS, self::without_comments( $sql ) ) ) {
			$this->failure = new Publish_Failure(
				'atelier_draft_transaction',
				/* translators: %s: the beginning of a database statement, such as "CREATE TABLE". */
				sprintf( __( 'Another plugin or the theme tried to change the structure of the database while the site draft was being published (%s). Nothing was published.', 'atelier' ), self::beginning_of( $sql ) )
			);
		}
		if ( $this->failure ) {
			// Again, in case a plugin has caught the first one.
			throw $this->failure;
		}
		return $sql;
	}

	/** @return callable(): void Replaces the handler that would end the request. */
	public function handle_death(): callable {
		return function ( $message = '' ): void {
			$text          = is_wp_error( $message ) ? $message->get_error_message() : ( is_string( $message ) ? $message : '' );
			$this->failure = $this->failure ?? new Publish_Failure(
				'atelier_draft_died',
				/* translators: %s: an error message. */
				sprintf( __( 'WordPress, a plugin or the theme stopped while the site draft was being published. Nothing was published. %s', 'atelier' ), trim( wp_strip_all_tags( $text ) ) )
			);
			throw $this->failure;
		};
	}

	private function try_rollback(): void {
		try {
			$this->run( 'ROLLBACK' );
		} catch ( Publish_Failure $reason ) {
			// Without a connection, the database rolls back by itself.
			unset( $reason );
		}
	}

	private function end(): void {
		global $wpdb;
		$this->is_active = false;
		remove_filter( 'query', array( $this, 'watch' ), self::LATE );
		foreach ( self::DIE_HANDLERS as $hook ) {
			remove_filter( $hook, array( $this, 'handle_death' ), self::LATE );
		}
		if ( null !== $this->reconnect_retries ) {
			$wpdb->reconnect_retries = $this->reconnect_retries;
		}
	}

	/** WordPress ignores most database errors. */
	private function check_last_statement(): void {
		global $wpdb;
		$error = $this->is_active && ! $this->failure ? (string) $wpdb->last_error : '';
		if ( '' === $error ) {
			return;
		}
		// Some errors are harmless, such as reading a missing table.
		if ( preg_match( self::WRITES, self::without_comments( (string) $wpdb->last_query ) ) || ! $this->is_alive() ) {
			/* translators: %s: an error message of the database. */
			$this->failure = new Publish_Failure( 'atelier_draft_database', sprintf( __( 'The database rejected a change, so nothing was published. %s', 'atelier' ), $error ) );
		}
	}

	private function is_alive(): bool {
		try {
			$this->run( 'RELEASE SAVEPOINT ' . self::SAVEPOINT );
			$this->run( 'SAVEPOINT ' . self::SAVEPOINT );
			return true;
		} catch ( Publish_Failure $reason ) {
			return false;
		}
	}

	/**
	 * @throws Publish_Failure
	 * @return list<array<string, string>> Rows.
	 */
	private function run( string $sql ): array {
		global $wpdb;
		$was_own        = $this->is_own;
		$was_suppressed = $wpdb->suppress_errors( true );
		$this->is_own   = true;
		try {
			/** @var list<array<string, string>>|null $rows */
			// phpcs:ignore WordPress.DB -- Only statements of the database make a transaction; values are prepared by the caller.
			$rows  = $wpdb->get_results( $sql, ARRAY_A );
			$error = (string) $wpdb->last_error;
		} finally {
			$this->is_own = $was_own;
			$wpdb->suppress_errors( $was_suppressed );
		}
		// The next check must not attribute this error to another statement.
		$wpdb->last_error = '';
		if ( '' !== $error ) {
			/* translators: %s: an error message of the database. */
			throw new Publish_Failure( 'atelier_draft_database', sprintf( __( 'The database rejected a change, so nothing was published. %s', 'atelier' ), $error ) );
		}
		return is_array( $rows ) ? $rows : array();
	}

	/**
	 * @param string           $column "table.column".
	 * @param list<int|string> $values
	 */
	private function lock_rows( string $column, array $values ): void {
		global $wpdb;
		list( $table, $name ) = explode( '.', $column );
		// In a fixed order, to avoid deadlocks.
		sort( $values );
		foreach ( array_chunk( $values, 100 ) as $chunk ) {
			$places = implode( ', ', array_map( static fn( $value ): string => is_int( $value ) ? '%d' : '%s', $chunk ) );
			// phpcs:ignore WordPress.DB -- Names of WordPress's tables, and placeholders.
			$this->run( (string) $wpdb->prepare( "SELECT `$name` FROM `$table` WHERE `$name` IN ( $places ) ORDER BY `$name` FOR UPDATE", $chunk ) );
		}
	}

	/** @throws Publish_Failure */
	private function refuse_tables_without_transactions(): void {
		global $wpdb;
		if ( ! $wpdb->is_mysql ) {
			return;
		}
		$tables = array( $wpdb->posts, $wpdb->postmeta, $wpdb->options, $wpdb->terms, $wpdb->termmeta, $wpdb->term_taxonomy, $wpdb->term_relationships );
		$places = Slots::of( $tables );
		// phpcs:ignore WordPress.DB -- Only the database knows, and placeholders.
		$sql  = (string) $wpdb->prepare( "SELECT t.TABLE_NAME AS name FROM information_schema.TABLES t JOIN information_schema.ENGINES e ON e.ENGINE = t.ENGINE WHERE t.TABLE_SCHEMA = DATABASE() AND t.TABLE_NAME IN ( $places ) AND e.TRANSACTIONS <> 'YES'", $tables );
		$rows = $this->run( $sql );
		if ( $rows ) {
			throw new Publish_Failure(
				'atelier_draft_no_transactions',
				/* translators: %s: names of database tables. */
				sprintf( __( 'Site drafts can’t be published on this site, because a failure couldn’t be undone: these database tables have no transactions: %s. Ask your host to convert them to InnoDB.', 'atelier' ), implode( ', ', array_column( $rows, 'name' ) ) ),
				501
			);
		}
	}

	private static function without_comments( string $sql ): string {
		return (string) preg_replace( '~^(?:[\s(;]+|/\*(?!!).*?\*/|(?:--\s|#)[^\n]*\n)+~s', '', $sql );
	}

	private static function beginning_of( string $sql ): string {
		return implode( ' ', array_slice( (array) preg_split( '/\s+/', self::without_comments( $sql ) ), 0, 3 ) );
	}
}
