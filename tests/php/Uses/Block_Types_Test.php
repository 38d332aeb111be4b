<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Uses;

use Atelier\Uses\Block_Types_Controller;
use Atelier\Uses\Indexed_Record;
use Atelier\Uses\Used_Things;
use Atelier\Uses\Uses_Table;

require_once __DIR__ . '/Uses_Case.php';

final class Block_Types_Test extends Uses_Case {
	/** @return array<string, array<string, mixed>> By name. */
	private function types( int $draft = 0 ): array {
		$this->watcher->flush();
		return array_column( $this->in( $draft, 'GET', '/atelier/v1' . Block_Types_Controller::ROUTE )->get_data()['types'], null, 'name' );
	}

	/** @return array{ int, int } Blocks and documents. */
	private function numbers( string $name, int $draft = 0 ): array {
		$type = $this->types( $draft )[ $name ] ?? array( 'blocks' => 0, 'documents' => 0 );
		return array( $type['blocks'], $type['documents'] );
	}

	public function test_counts_blocks_and_the_documents_that_have_them(): void {
		$one = $this->make( 'page', str_repeat( '<!-- wp:tests/one {"a":1} /-->', 3 ) . '<!-- wp:group --><!-- wp:tests/one --><!-- /wp:tests/one --><!-- /wp:group -->' );
		$this->make( 'wp_block', '<!-- wp:tests/one /-->' );
		$this->assertSame( array( 5, 2 ), $this->numbers( 'tests/one' ) );
		wp_update_post( array( 'ID' => $one, 'post_content' => '<!-- wp:tests/one /--><!-- wp:tests/one /-->' ) );
		$this->assertSame( array( 3, 2 ), $this->numbers( 'tests/one' ) );
		$this->assert_whole();
		wp_trash_post( $one );
		$this->assertSame( array( 1, 1 ), $this->numbers( 'tests/one' ) );
	}

	public function test_within_a_site_draft_its_blocks_count(): void {
		$page  = $this->make( 'page', '<!-- wp:tests/one /-->' );
		$draft = $this->make_draft();
		$this->in( $draft, 'PUT', "/wp/v2/pages/$page", array( 'content' => str_repeat( '<!-- wp:tests/one /-->', 4 ) ) );
		$this->assertSame( array( array( 4, 1 ), array( 1, 1 ) ), array( $this->numbers( 'tests/one', $draft ), $this->numbers( 'tests/one' ) ) );
	}

	public function test_says_who_has_brought_each_type(): void {
		$scripts = array(
			'plugin' => plugins_url( 'some-plugin/index.js' ),
			'theme'  => get_theme_root_uri() . '/' . get_stylesheet() . '/blocks.js',
		);
		foreach ( $scripts as $name => $src ) {
			wp_register_script( "tests-$name", $src, array(), '1', true );
			register_block_type( "tests/by-$name", array( 'title' => "By $name", 'editor_script_handles' => array( "tests-$name" ) ) );
		}
		register_block_type( 'tests/by-code', array( 'render_callback' => array( \Atelier\Plugin::class, 'boot' ) ) );
		$this->undo_later( static fn() => array_map( 'unregister_block_type', array( 'tests/by-plugin', 'tests/by-theme', 'tests/by-code' ) ) );
		$this->make( 'page', '<!-- wp:tests/by-plugin /--><!-- wp:tests/by-theme /--><!-- wp:tests/by-code /--><!-- wp:tests/gone /--><!-- wp:paragraph /-->' );
		$types  = $this->types();
		$owners = array_map( static fn( string $name ): array => $types[ $name ]['owner'], array( 'tests/by-plugin', 'tests/by-theme', 'tests/by-code', 'tests/gone', 'core/paragraph' ) );
		$this->assertSame(
			array(
				array( 'kind' => 'plugin', 'name' => 'some-plugin' ),
				array( 'kind' => 'theme', 'name' => wp_get_theme()->get( 'Name' ) ),
				array( 'kind' => 'plugin', 'name' => 'Atelier' ),
				array( 'kind' => 'unknown', 'name' => '' ),
				array( 'kind' => 'wordpress', 'name' => 'WordPress' ),
			),
			$owners
		);
		$this->assertSame( array( true, false, 'By plugin' ), array( $types['tests/by-plugin']['isRegistered'], $types['tests/gone']['isRegistered'], $types['tests/by-plugin']['title'] ) );
	}

	public function test_plugins_that_are_not_active_are_named_to_those_who_may_activate_them(): void {
		$this->set_plugins( array( 'gone-blocks/main.php' => array( 'Name' => 'Gone Blocks', 'TextDomain' => '' ) ) );
		$this->make( 'page', '<!-- wp:gone-blocks/one /-->' );
		$this->assertSame( array( 'kind' => 'inactive', 'name' => 'Gone Blocks' ), $this->types()['gone-blocks/one']['owner'] );
		$this->add_filter( 'user_has_cap', static fn( array $all ): array => array( 'activate_plugins' => false ) + $all );
		$this->assertSame( array( 'kind' => 'unknown', 'name' => '' ), $this->types()['gone-blocks/one']['owner'] );
	}

	/** @param array<string, array<string, string>> $plugins As get_plugins() keeps them. */
	private function set_plugins( array $plugins ): void {
		$before = wp_cache_get( 'plugins', 'plugins' );
		wp_cache_set( 'plugins', array( '' => $plugins ), 'plugins' );
		$this->undo_later( static fn() => wp_cache_set( 'plugins', $before, 'plugins' ) );
	}

	public function test_10000_uses_of_hundreds_of_types_need_one_query(): void {
		global $wpdb;
		$rows = array();
		for ( $number = 0; $number < 10000; ++$number ) {
			$id     = 5000000 + intdiv( $number, 20 );
			$thing  = 'tests/type-' . ( $number % 400 );
			$rows[] = "('" . Indexed_Record::key_of( 'page', (string) $id ) . "','" . Used_Things::key( Used_Things::BLOCK, $thing ) . "','page',$id,'$id','block','$thing',2)";
		}
		foreach ( array_chunk( $rows, 2000 ) as $some ) {
			$wpdb->query( 'INSERT INTO `' . Uses_Table::name() . '` ( `source`, `target`, `source_type`, `post_id`, `source_id`, `kind`, `thing`, `times` ) VALUES ' . implode( ',', $some ) );
		}
		$queries = 0;
		$this->add_filter(
			'query',
			static function ( $sql ) use ( &$queries ) {
				$queries += false !== strpos( (string) $sql, Uses_Table::name() ) ? 1 : 0;
				return $sql;
			}
		);
		$types = $this->types();
		$this->assertSame( array( 50, 25, 1 ), array( $types['tests/type-7']['blocks'], $types['tests/type-7']['documents'], $queries ) );
	}
}
