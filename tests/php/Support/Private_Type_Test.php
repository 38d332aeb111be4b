<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Atelier\Support\Private_Type;
use Atelier\Support\Uninstaller;
use Atelier\Views\Views_Module;
use Exception;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use ReflectionClassConstant;

require_once __DIR__ . '/Intrusion_Case.php';

/**
 * Atelier's own post types are nobody's, by any means of WordPress's.
 *
 * @group many-requests
 */
final class Private_Type_Test extends Intrusion_Case {
	/** The address of views, which only Atelier's controller answers; tests/php/Views tests whom. */
	private const VIEWS = '#^/wp/v2/wp_dataviews(/\d+)?$#';

	/** The types whose posts Atelier publishes; those of the others are private. */
	private const PUBLISHED = array( 'atelier_variation', Views_Module::POST_TYPE );

	/**
	 * A post of each type, open to comments, with a revision of the last.
	 *
	 * @param list<string> $statuses Empty for the one that it has in Atelier.
	 * @return list<int>
	 */
	private function make_all( int $author, array $statuses = array() ): array {
		global $wpdb;
		$ids = array();
		foreach ( Private_Type::names() as $type ) {
			foreach ( $statuses ? $statuses : array( in_array( $type, self::PUBLISHED, true ) ? 'publish' : 'private' ) as $status ) {
				$ids[] = $this->make_post(
					array(
						'post_type'    => $type,
						'post_status'  => $status,
						'post_author'  => $author,
						'post_title'   => self::SECRET,
						'post_content' => self::SECRET,
						'post_excerpt' => self::SECRET,
					)
				);
			}
		}
		$parent = (int) end( $ids );
		$ids[]  = Private_Type::during( static fn(): int => (int) _wp_put_post_revision( $parent ) );
		$wpdb->query( "UPDATE $wpdb->posts SET comment_status = 'open', ping_status = 'open' WHERE ID IN ( " . implode( ', ', $ids ) . ' )' );
		wp_cache_flush();
		return $ids;
	}

	public function test_all_types_of_atelier_are_registered_here(): void {
		$found = array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( dirname( ATELIER_FILE ) . '/includes' ) ) as $file ) {
			if ( 'php' === $file->getExtension() && preg_match( '/(?<!un)register_post_type\(\s*[^)]/', (string) file_get_contents( $file->getPathname() ) ) ) {
				$found[] = $file->getFilename();
			}
		}
		$this->assertSame( array( 'Private_Type.php' ), $found );
		$names = Private_Type::names();
		sort( $names );
		$deleted = ( new ReflectionClassConstant( Uninstaller::class, 'POST_TYPES' ) )->getValue();
		sort( $deleted );
		$this->assertSame( $names, $deleted, 'those that are deleted with Atelier' );
		foreach ( $names as $name ) {
			$type = get_post_type_object( $name );
			$this->assertSame( array(), array_keys( array_filter( array( $type->public, $type->show_ui, $type->publicly_queryable, $type->show_in_nav_menus, $type->can_export, $type->has_archive, $type->delete_with_user, ! $type->exclude_from_search, ! $type->map_meta_cap ) ) ), $name );
		}
	}

	/** @dataProvider cases_of_roles */
	public function test_nobody_has_a_capability( string $role ): void {
		$user = $this->enter_as( $role );
		$ids  = $this->make_all( $user->ID, array( 'publish', 'private', 'draft', 'pending', 'future', 'trash' ) );
		foreach ( $ids as $id ) {
			foreach ( self::capabilities_for( $id ) as $capability ) {
				$this->assertFalse( current_user_can( $capability, $id, 'a_key' ), "$capability of a " . get_post_type( $id ) );
			}
		}
		foreach ( Private_Type::names() as $name ) {
			foreach ( array_diff_key( (array) get_post_type_object( $name )->cap, array_flip( array( 'read_post', 'edit_post', 'delete_post' ) ) ) as $key => $capability ) {
				$this->assertFalse( current_user_can( $capability ), "$key of $name" );
				$is_view = Views_Module::POST_TYPE === $name && $user->has_cap( 'edit_theme_options' );
				$this->assertTrue( $is_view || ! Private_Type::during( static fn(): bool => current_user_can( $capability ) ), "$key of $name for code of Atelier" );
			}
		}
	}

	/** @dataProvider cases_of_roles */
	public function test_are_refused_by_xml_rpc( string $role ): void {
		$user = $this->enter_as( $role );
		$this->try_xml_rpc( $user, $this->make_all( $user->ID ) );
	}

	/** @dataProvider cases_of_roles */
	public function test_are_refused_by_rest( string $role ): void {
		$user = $this->enter_as( $role );
		$this->try_rest( $this->make_all( $user->ID ), array( self::VIEWS ) );
	}

	/** @dataProvider cases_of_roles */
	public function test_are_on_no_page( string $role ): void {
		$user = $this->enter_as( $role );
		$this->try_pages( $this->make_all( $user->ID ) );
	}

	public function test_other_code_cannot_write_them(): void {
		$user     = $this->enter_as( 'administrator' );
		$ids      = $this->make_all( $user->ID );
		$revision = (int) end( $ids );
		$page     = $this->make_post( array( 'post_type' => 'page' ) );
		$before   = self::rows( $ids );
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			$ways = array(
				'wp_update_post'           => static fn() => wp_update_post( array( 'ID' => $id, 'post_content' => self::TAKEN ) ),
				'wp_update_post with type' => static fn() => wp_update_post( array( 'ID' => $id, 'post_type' => 'page' ) ),
				'wp_update_post of a page' => static fn() => wp_update_post( array( 'ID' => $page, 'post_type' => $post->post_type, 'post_parent' => $post->post_parent ) ),
				'wp_insert_post'           => static fn() => wp_insert_post( array( 'post_type' => $post->post_type, 'post_title' => self::TAKEN, 'post_parent' => $post->post_parent ) ),
				'wp_insert_post with ID'   => static fn() => wp_insert_post( array( 'ID' => $id, 'post_type' => 'page', 'post_title' => self::TAKEN ) ),
				'an import'                => static fn() => wp_insert_post( array( 'import_id' => 987654321, 'post_type' => $post->post_type, 'post_title' => self::TAKEN, 'post_parent' => $post->post_parent ) ),
				'wp_save_post_revision'    => static fn() => _wp_put_post_revision( $id ),
				'an autosave'              => static fn() => _wp_put_post_revision( $id, true ),
				'wp_restore_post_revision' => static fn() => wp_restore_post_revision( $revision ),
				'wp_delete_post_revision'  => static fn() => wp_delete_post_revision( $revision ),
				'wp_trash_post'            => static fn() => wp_trash_post( $id ),
				'wp_untrash_post'          => static fn() => wp_untrash_post( $id ),
				'wp_delete_post'           => static fn() => wp_delete_post( $id ),
				'wp_delete_post by force'  => static fn() => wp_delete_post( $id, true ),
			);
			foreach ( $ways as $name => $way ) {
				$way();
				$this->assert_nothing_is_different( $before, $ids, "$name of a $post->post_type" );
			}
		}
		$this->assertSame( 'page', get_post_type( $page ) );
	}

	public function test_the_guard_closes_again(): void {
		$make = fn(): int => (int) wp_insert_post( array( 'post_type' => Private_Type::names()[0], 'post_title' => 'A test' ) );
		$this->assertTrue( Private_Type::during( static fn(): bool => Private_Type::during( '__return_true' ) && Private_Type::is_own() ) );
		try {
			Private_Type::during( static function (): void { throw new Exception( 'x' ); } ); // phpcs:ignore -- A closure of one statement.
		} catch ( Exception $reason ) {
			$this->assertFalse( Private_Type::is_own() );
		}
		$this->assertSame( 0, $make() );
		$this->assertTrue( 0 < Private_Type::during( $make ) );
		$this->assertSame( 0, $make() );
	}

	public function test_survive_their_author(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$author = $this->log_in_as( 'administrator' );
		$ids    = $this->make_all( $author );
		$heir   = $this->log_in_as( 'administrator' );
		wp_delete_user( $author, $heir );
		wp_cache_flush();
		$this->assertSame( array( (string) $heir ), array_values( array_unique( array_map( static fn( int $id ): string => get_post( $id )->post_author, $ids ) ) ) );
		$last = $this->log_in_as( 'administrator' );
		$rows = self::rows( $ids );
		wp_delete_user( $heir );
		$this->assert_nothing_is_different( $rows, $ids, "deleting the account before that of $last" );
	}

	public function test_wordpress_empties_the_trash(): void {
		$id = $this->make_post( array( 'post_type' => Views_Module::POST_TYPE ) );
		Private_Type::during( static fn() => wp_trash_post( $id ) );
		update_post_meta( $id, '_wp_trash_meta_time', 1 );
		do_action( 'wp_scheduled_delete' );
		$this->assertSame( null, get_post( $id ) );
	}

	public function test_another_plugin_can_register_one_again(): void {
		$name = Views_Module::POST_TYPE;
		$ours = get_post_type_object( $name );
		$this->undo_later( static function () use ( $name, $ours ): void { $GLOBALS['wp_post_types'][ $name ] = $ours; } ); // phpcs:ignore -- A closure of one statement.
		register_post_type( $name, array( 'supports' => array( 'title' ) ) );
		$this->assertTrue( 0 < wp_insert_post( array( 'post_type' => $name, 'post_title' => 'Theirs' ) ) );
	}
}
