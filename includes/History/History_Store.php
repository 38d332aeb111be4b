<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Slots;

/**
 * Entries are posts, read and written with SQL: one statement writes an entry, no plugin hooks run for it, and lists
 * don't read contents, which are large for ten thousand entries.
 *
 * The columns: post_author the user; post_date and post_date_gmt the time, both in GMT, because local times repeat in
 * autumn; post_name the save run; post_title labels of records, for searching; post_excerpt the summary; post_content
 * the values before and after; post_content_filtered the types; menu_order the size in bytes; post_mime_type the
 * signature of all these but the author, whom the summary names, and the size.
 */
final class History_Store {
	public const POST_TYPE = 'atelier_history';

	/** A filter besides the types of records: deletions of any type. */
	public const DELETED = 'deleted';

	/** Another one: changes that programs have made, or that people have published for them. */
	public const BY_AGENTS = 'atelier-agents';

	/** The database index on type, status and date needs it. */
	private const STATUS = 'private';

	private const SUMMARY = 'ID, post_author, post_date, post_date_gmt, post_name, post_title, post_content_filtered, post_mime_type, post_excerpt';

	/** In seconds: how long after an entry's date requests can be part of its run. */
	private const RUN_TIME = 10 * MINUTE_IN_SECONDS;

	/** Inserts an entry, or updates one that was read before. */
	public function save( Entry $entry ): bool {
		global $wpdb;
		$values                = $entry->values_json();
		$row                   = array(
			'post_title'            => $entry->title(),
			'post_excerpt'          => $entry->summary_json( Entry_Signature::hash( $values ) ),
			'post_content_filtered' => ',' . implode( ',', $entry->kinds() ) . ',',
			'post_date'             => $entry->date,
			'post_date_gmt'         => $entry->date,
			'post_name'             => $entry->run,
		);
		$row['post_mime_type'] = Entry_Signature::of( $row );
		$row['post_content']   = $values;
		$row['menu_order']     = strlen( $values ) + strlen( $row['post_excerpt'] ) + strlen( $row['post_title'] );
		$errors                = $wpdb->suppress_errors();
		$is_saved              = $entry->id ? $this->update( $entry->id, $row ) : $this->insert( $entry, $row );
		$wpdb->suppress_errors( $errors );
		return $is_saved;
	}

	/** @param array<string, string|int> $row By column. */
	private function update( int $id, array $row ): bool {
		global $wpdb;
		$set = implode( ', ', array_map( static fn( string $column ): string => "`$column` = %s", array_keys( $row ) ) );
		// phpcs:ignore WordPress.DB -- Posts without the hooks of posts: see the class; columns from above.
		return false !== $wpdb->query( $wpdb->prepare( "UPDATE `$wpdb->posts` SET $set WHERE `ID` = %d", array_merge( array_values( $row ), array( $id ) ) ) );
	}

	/** @param array<string, string|int> $row By column. */
	private function insert( Entry $entry, array $row ): bool {
		global $wpdb;
		$row    += array(
			'post_type'         => self::POST_TYPE,
			'post_status'       => self::STATUS,
			'post_author'       => $entry->user,
			'post_modified'     => $entry->date,
			'post_modified_gmt' => $entry->date,
			'comment_status'    => 'closed',
			'ping_status'       => 'closed',
			'to_ping'           => '',
			'pinged'            => '',
		);
		$columns = '`' . implode( '`, `', array_keys( $row ) ) . '`';
		// phpcs:ignore WordPress.DB -- Posts without the hooks of posts: see the class; columns from above.
		if ( false === $wpdb->query( $wpdb->prepare( "INSERT INTO `$wpdb->posts` ( $columns ) VALUES ( " . Slots::of( $row ) . ' )', array_values( $row ) ) ) ) {
			return false;
		}
		$entry->id = (int) $wpdb->insert_id;
		Entry_Signature::begin( $entry->id );
		return true;
	}

	/**
	 * A user's entry for a save run. Nobody can add to an entry of another time by its run, nor to one that isn't verified:
	 * it would be signed.
	 */
	public function of_run( string $run, int $user ): ?Entry {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- Posts without their contents or hooks: see the class.
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT ' . self::SUMMARY . ", post_content FROM `$wpdb->posts` WHERE `post_name` = %s AND `post_type` = %s AND `post_author` = %d AND `post_date` > %s ORDER BY `ID` DESC LIMIT 1", $run, self::POST_TYPE, $user, gmdate( 'Y-m-d H:i:s', time() - self::RUN_TIME ) ) );
		foreach ( array_map( array( self::class, 'entry' ), $rows ) as $entry ) {
			if ( Entry_Signature::VERIFIED === $entry->trust && $user === $entry->user ) {
				return $entry;
			}
		}
		return null;
	}

	public function get( int $id ): ?Entry {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- Posts without their contents or hooks: see the class.
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT ' . self::SUMMARY . ", post_content FROM `$wpdb->posts` WHERE `ID` = %d AND `post_type` = %s", $id, self::POST_TYPE ) );
		return $row ? self::entry( $row )->filtered() : null;
	}

	/**
	 * Summaries, newest first.
	 *
	 * @param array<string, mixed> $filter `author`, `kind`, `agents` (whether programs have made them), `agent` (the user of one), `after`, `before` (GMT, as in the database), `search`, and
	 *                                     `without`: lists of types, as stored.
	 * @return list<Entry>
	 */
	public function page( array $filter, int $page, int $per_page ): array {
		global $wpdb;
		$where = self::where( $filter );
		// phpcs:ignore WordPress.DB -- Posts without their contents: see the class; `where` is prepared.
		$rows = $wpdb->get_results( 'SELECT ' . self::SUMMARY . " FROM `$wpdb->posts` WHERE $where " . $wpdb->prepare( 'ORDER BY `post_date` DESC, `ID` DESC LIMIT %d OFFSET %d', $per_page, ( $page - 1 ) * $per_page ) );
		return array_map( array( self::class, 'entry' ), array_values( $rows ) );
	}

	/**
	 * Rows of summaries, newest first.
	 *
	 * @param array<string, mixed> $filter As of page().
	 * @param \stdClass|null       $last   Only rows after this one.
	 * @return list<\stdClass>
	 */
	public function rows_before( array $filter, ?object $last, int $limit ): array {
		global $wpdb;
		$where  = self::where( $filter );
		$where .= $last ? $wpdb->prepare( ' AND ( `post_date` < %s OR ( `post_date` = %s AND `ID` < %d ) )', $last->post_date, $last->post_date, $last->ID ) : '';
		// phpcs:ignore WordPress.DB -- Posts without their contents: see the class; `where` is prepared.
		return $wpdb->get_results( 'SELECT ' . self::SUMMARY . " FROM `$wpdb->posts` WHERE $where " . $wpdb->prepare( 'ORDER BY `post_date` DESC, `ID` DESC LIMIT %d', $limit ) );
	}

	/**
	 * The numbers of entries by their lists of types, as stored.
	 *
	 * @param array<string, mixed> $filter As of page().
	 * @return array<string, int>
	 */
	public function kinds( array $filter ): array {
		global $wpdb;
		$where = self::where( $filter );
		// phpcs:ignore WordPress.DB -- Posts without their contents: see the class; `where` is prepared.
		$rows = $wpdb->get_results( "SELECT `post_content_filtered` AS kinds, COUNT(*) AS number FROM `$wpdb->posts` WHERE $where GROUP BY `post_content_filtered`" );
		return array_map( 'intval', wp_list_pluck( $rows, 'number', 'kinds' ) );
	}

	/**
	 * Entries with their values, oldest first. Those of unverified entries aren't filtered yet, which takes long.
	 *
	 * @param int    $after_id  Only entries with higher IDs.
	 * @param string $from      GMT, as in the database: only entries since then. Empty for all.
	 * @return list<Entry>
	 */
	public function batch( int $after_id, string $from, int $limit ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- Posts without their contents or hooks: see the class.
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT ' . self::SUMMARY . ", post_content FROM `$wpdb->posts` WHERE `post_type` = %s AND `post_status` = %s AND `ID` > %d AND `post_date` > %s ORDER BY `ID` ASC LIMIT %d", self::POST_TYPE, self::STATUS, $after_id, '' === $from ? '0000-01-01 00:00:00' : $from, $limit ) );
		return array_map( array( self::class, 'entry' ), array_values( $rows ) );
	}

	/** The latest entry after another one that changes the same record. */
	public function latest_of( string $type, string $id, int $after_id ): ?Entry {
		global $wpdb;
		// The types come first: they are short.
		$key = substr( (string) wp_json_encode( array( 'type' => $type, 'id' => $id ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ), 1, -1 );
		// phpcs:ignore WordPress.DB -- Posts without their contents or hooks: see the class.
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT ' . self::SUMMARY . " FROM `$wpdb->posts` WHERE `post_type` = %s AND `post_status` = %s AND `ID` > %d AND `post_content_filtered` LIKE %s AND `post_excerpt` LIKE %s ORDER BY `post_date` DESC, `ID` DESC LIMIT 1", self::POST_TYPE, self::STATUS, $after_id, '%,' . $wpdb->esc_like( $type ) . ',%', '%' . $wpdb->esc_like( $key ) . '%' ) );
		return $row ? self::entry( $row ) : null;
	}

	/** @return array<string, list<int>> The IDs of all authors by the lists of types of their entries, as stored. */
	public function users(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- Posts without their contents or hooks: see the class.
		$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT DISTINCT `post_author`, `post_content_filtered` FROM `$wpdb->posts` WHERE `post_type` = %s AND `post_status` = %s", self::POST_TYPE, self::STATUS ) );
		$found = array();
		foreach ( $rows as $row ) {
			$found[ (string) $row->post_content_filtered ][] = (int) $row->post_author;
		}
		return $found;
	}

	/**
	 * @return array{ entries: int, bytes: int, oldest: string } The storage used; the time of the oldest entry is GMT.
	 */
	public function size(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- Posts without their contents or hooks: see the class.
		$row = $wpdb->get_row( $wpdb->prepare( "SELECT COUNT(*) AS entries, SUM(`menu_order`) AS bytes, MIN(`post_date`) AS oldest FROM `$wpdb->posts` WHERE `post_type` = %s AND `post_status` = %s", self::POST_TYPE, self::STATUS ) );
		return array(
			'entries' => (int) ( $row->entries ?? 0 ),
			'bytes'   => (int) ( $row->bytes ?? 0 ),
			'oldest'  => (string) ( $row->oldest ?? '' ),
		);
	}

	/**
	 * The oldest entries.
	 *
	 * @param string    $before GMT, as in the database.
	 * @param int[]     $kept   IDs to skip.
	 * @return array<int, int> Their sizes in bytes by ID.
	 */
	public function oldest( string $before, array $kept, int $limit ): array {
		global $wpdb;
		$skip = $kept ? ' AND `ID` NOT IN (' . implode( ',', array_map( 'intval', $kept ) ) . ')' : '';
		// phpcs:ignore WordPress.DB -- Posts without the hooks of posts: see the class; `skip` has numbers only.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT `ID`, `menu_order` FROM `$wpdb->posts` WHERE `post_type` = %s AND `post_status` = %s AND `post_date` < %s$skip ORDER BY `post_date` ASC, `ID` ASC LIMIT %d", self::POST_TYPE, self::STATUS, $before, $limit ) );
		return array_map( 'intval', wp_list_pluck( $rows, 'menu_order', 'ID' ) );
	}

	/** @param list<int> $ids */
	public function delete( array $ids ): void {
		global $wpdb;
		if ( $ids ) {
			// phpcs:ignore WordPress.DB -- Posts without the hooks of posts: see the class; ids are numbers.
			$wpdb->query( $wpdb->prepare( "DELETE FROM `$wpdb->posts` WHERE `post_type` = %s AND `ID` IN (" . implode( ',', array_map( 'intval', $ids ) ) . ')', self::POST_TYPE ) );
		}
	}

	/** @param array<string, mixed> $filter */
	private static function where( array $filter ): string {
		global $wpdb;
		$parts  = array( $wpdb->prepare( '`post_type` = %s AND `post_status` = %s', self::POST_TYPE, self::STATUS ) );
		$of     = static fn( string $kind ): string => '%,' . $wpdb->esc_like( $kind ) . ',%';
		$wanted = array(
			array( '`post_author` = %d', isset( $filter['author'] ) ? (int) $filter['author'] : null ),
			array( '`post_content_filtered` LIKE %s', empty( $filter['kind'] ) ? null : $of( (string) $filter['kind'] ) ),
			array( '`post_content_filtered` LIKE %s', empty( $filter['agents'] ) ? null : $of( self::BY_AGENTS ) ),
			array( '`post_content_filtered` LIKE %s', empty( $filter['agent'] ) ? null : $of( Entry_Agents::kind( (int) $filter['agent'] ) ) ),
			array( '`post_date` >= %s', empty( $filter['after'] ) ? null : (string) $filter['after'] ),
			array( '`post_date` < %s', empty( $filter['before'] ) ? null : (string) $filter['before'] ),
			array( '`post_title` LIKE %s', empty( $filter['search'] ) ? null : '%' . $wpdb->esc_like( (string) $filter['search'] ) . '%' ),
		);
		foreach ( $wanted as list( $condition, $value ) ) {
			if ( null !== $value ) {
				// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- One of the conditions above.
				$parts[] = $wpdb->prepare( $condition, $value );
			}
		}
		if ( ! empty( $filter['without'] ) ) {
			// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared, WordPress.DB.PreparedSQLPlaceholders -- As many as values.
			$parts[] = $wpdb->prepare( '`post_content_filtered` NOT IN ( ' . Slots::of( $filter['without'] ) . ' )', $filter['without'] );
		}
		return implode( ' AND ', $parts );
	}

	/** @param \stdClass $row With the columns of a summary, and maybe the values. */
	public static function entry( object $row ): Entry {
		$entry       = new Entry();
		$entry->id   = (int) $row->ID;
		$entry->user = (int) $row->post_author;
		$entry->date = (string) $row->post_date_gmt;
		$entry->run  = (string) $row->post_name;

		$entry->trust = Entry_Signature::trust( $row );
		$entry->read( (string) $row->post_excerpt, isset( $row->post_content ) ? (string) $row->post_content : null );
		return $entry;
	}
}
