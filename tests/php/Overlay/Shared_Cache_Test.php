<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Overlay;

use Atelier\Tests\SiteDrafts\Committed_Case;

require_once dirname( __DIR__ ) . '/SiteDrafts/Committed_Case.php';

/**
 * With an object cache that outlasts requests, others find what a request in a draft has written, and the rest of the cache as it was.
 */
final class Shared_Cache_Test extends Committed_Case {
	private string $folder = '';

	protected function setUp(): void {
		parent::setUp();
		$this->folder = get_temp_dir() . uniqid( 'atelier-cache' );
		mkdir( $this->folder );
		$this->undo_later(
			function (): void {
				array_map( 'unlink', (array) glob( "$this->folder/*" ) );
				rmdir( $this->folder );
			}
		);
	}

	/**
	 * Steps in another process.
	 *
	 * @param list<array<int, mixed>> $steps See object_cache.php.
	 * @return list<mixed>
	 */
	private function request( int $draft, array $steps ): array {
		$pipes   = array();
		$command = array( PHP_BINARY, '-d', 'memory_limit=256M', __DIR__ . '/object_cache.php', rtrim( ABSPATH, '/' ), $this->folder, (string) get_current_user_id(), $draft > 0 ? "atelier_draft=$draft" : '', (string) wp_json_encode( $steps ) );
		$process = proc_open( $command, array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), array( 'file', '/dev/null', 'a' ) ), $pipes );
		$output  = (string) stream_get_contents( $pipes[1] );
		array_map( 'fclose', $pipes );
		proc_close( $process );
		$answers = json_decode( substr( $output, (int) strrpos( rtrim( $output ), "\n" ) ), true );
		$this->assertTrue( is_array( $answers ), $output );
		return $answers;
	}

	public function test_others_find_what_a_draft_has_written_and_the_rest_of_the_cache(): void {
		$this->need_processes();
		$draft = $this->make_draft();
		$page  = $this->make( 'page', 'Live' );
		$this->change( $draft, 'page', $page, array( 'title' => 'First' ) );
		$find  = array( array( 'wp_cache_get', array( 'kept', 'of_others' ) ), array( 'get_the_title', array( $page ) ), array( 'get_post_meta', array( $page, '_wp_page_template', true ) ), array( 'GET', "/atelier/v1/site-drafts/$draft/changes", array() ), array( 'GET', "/atelier/v1/site-drafts/$draft/state", array() ), array( 'GET', '/wp/v2/pages', array( 'search' => 'Second', '_fields' => 'id' ) ) );
		$found = static fn( array $answers ): array => array( $answers[0], $answers[1], $answers[3][0]['edits']['title'] ?? '', $answers[4]['title'] ?? '', array_column( $answers[5], 'id' ) );
		$this->request( 0, array( array( 'wp_cache_set', array( 'kept', 'A value', 'of_others' ) ) ) );
		// Twice: the second is from the cache.
		$this->request( 0, $find );
		$this->assertSame( array( 'A value', 'Live', 'First', 'A relaunch', array() ), $found( $this->request( 0, $find ) ) );

		$saved = $this->request( $draft, array( array( 'POST', "/wp/v2/pages/$page", array( 'title' => 'Second' ) ), array( 'get_the_title', array( $page ) ) ) );
		$this->assertSame( array( 'Second', 'Second' ), array( $saved[0]['title']['raw'] ?? $saved[0], $saved[1] ) );
		$this->assertSame( array( 'A value', 'Live', 'Second', 'A relaunch', array() ), $found( $this->request( 0, $find ) ), 'after a save to the draft' );

		$this->assertSame( $page, $this->request( 0, array( array( 'POST', "/atelier/v1/site-drafts/$draft/publish", array() ) ) )[0]['published'][0]['id'] );
		$this->assertSame( array( 'A value', 'Second', 'Second', 'A relaunch', array( $page ) ), $found( $this->request( 0, $find ) ), 'after the publication' );
		wp_cache_flush();
		$this->assertSame( 'Second', get_the_title( $page ) );
	}
}
