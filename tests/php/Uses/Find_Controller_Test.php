<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Uses;

use Atelier\Uses\Find_Controller;
use Atelier\Uses\Search_Text;
use Atelier\Uses\Used_Things;

require_once __DIR__ . '/Uses_Case.php';

final class Find_Controller_Test extends Uses_Case {
	/** @return array{ ids: list<string>, others: int, answers: list<array<string, mixed>> } All steps. */
	private function find( array $args, int $draft = 0 ): array {
		$this->watcher->flush();
		$cursor  = '';
		$answers = array();
		do {
			$answer    = $this->in( $draft, 'GET', '/atelier/v1' . Find_Controller::ROUTE, $args + array( 'cursor' => $cursor ) );
			$said      = $answer->get_data();
			$cursor    = $said['cursor'];
			$answers[] = $said;
		} while ( '' !== $cursor );
		return array(
			'ids'     => array_merge( ...array_map( static fn( array $said ): array => array_column( $said['documents'], 'id' ), $answers ) ),
			'others'  => (int) array_sum( array_column( $answers, 'others' ) ),
			'answers' => $answers,
		);
	}

	public function test_finds_a_text_in_templates_patterns_and_pages(): void {
		$part    = $this->make_template( 'wp_template_part', 'atelier-part', '<!-- wp:paragraph --><p>Our zyxcaf&eacute; is open</p><!-- /wp:paragraph -->' );
		$pattern = $this->make( 'wp_block', '<p>ZYX<strong>Café</strong></p>' );
		$page    = $this->make( 'page', '<p>zyxcafe</p>' );
		$this->make( 'page', '<p>zyx and a cafe</p>' );
		$found = $this->find( array( 'text' => array( 'zyxcafe' ) ) );
		$this->assertSame( array( $part, (string) $pattern, (string) $page ), $found['ids'] );
		$this->assertGreaterThan( 2, $found['answers'][0]['total'] );
	}

	public function test_finds_a_thing_by_the_index_without_reading_other_pages(): void {
		$page = $this->make( 'page', '<!-- wp:block {"ref":987654} /-->' );
		$this->make( 'page', '<p>987654</p>' );
		$found = $this->find( array( 'kind' => Used_Things::PATTERN, 'thing' => array( '987654' ) ) );
		$this->assertSame( array( (string) $page ), $found['ids'] );
		$this->assertSame( 0, $found['answers'][0]['total'] );
	}

	public function test_what_the_user_may_not_edit_is_counted_and_not_named(): void {
		$secret = $this->make( 'page', '<p>zyxsecret</p>', array( 'post_title' => 'Hidden' ) );
		$this->add_filter( 'map_meta_cap', static fn( array $caps, string $cap, int $user, array $args ): array => 'edit_post' === $cap && (int) ( $args[0] ?? 0 ) === $secret ? array( 'do_not_allow' ) : $caps );
		$found = $this->find( array( 'text' => array( 'zyxsecret' ) ) );
		$this->assertSame( array( array(), 1 ), array( $found['ids'], $found['others'] ) );
		$this->assertFalse( strpos( (string) wp_json_encode( $found['answers'] ), 'Hidden' ) );
	}

	public function test_goes_on_where_a_step_ended(): void {
		$ids = array();
		for ( $i = 0; $i < 120; ++$i ) {
			$ids[] = (string) $this->make( 'page', '<p>zyxmany</p>' );
		}
		$this->assertSame( $ids, $this->find( array( 'text' => array( 'zyxmany' ) ) )['ids'] );
	}

	public function test_a_cursor_that_is_none_is_refused(): void {
		$this->assertSame( 400, $this->in( 0, 'GET', '/atelier/v1' . Find_Controller::ROUTE, array( 'cursor' => 'posts:-1' ) )->get_status() );
	}

	/** @return array<string, array<string, mixed>> What is found by ID, or by type where there is none. */
	private function values( array $args, int $draft = 0 ): array {
		$documents = array_merge( ...array_column( $this->find( $args + array( 'values' => true ), $draft )['answers'], 'documents' ) );
		return array_column( array_map( static fn( array $found ): array => array( 'id' => '' === $found['id'] ? $found['type'] : $found['id'], 'values' => (array) $found['values'] ), $documents ), 'values', 'id' );
	}

	public function test_finds_titles_excerpts_and_the_texts_of_the_site_once_each(): void {
		$page = $this->make( 'page', '<p>zyxquay</p>', array( 'post_title' => 'Zyxquay', 'post_excerpt' => 'At the zyxquay' ) );
		update_option( 'blogname', 'Zyxquay &amp; Sons' );
		$found = $this->values( array( 'text' => array( 'zyxquay' ) ) );
		$this->assertSame( array( 'site', $page ), array_keys( $found ) );
		$this->assertSame( array( 'title' => 'Zyxquay', 'excerpt' => 'At the zyxquay' ), $found[ $page ] );
		$this->assertSame( 'Zyxquay &amp; Sons', $found['site']['title'] );
	}

	public function test_content_alone_is_searched_unless_more_is_asked_for(): void {
		$this->make( 'page', '<p>other</p>', array( 'post_title' => 'Zyxonly' ) );
		$this->assertSame( array(), $this->find( array( 'text' => array( 'zyxonly' ) ) )['ids'] );
	}

	public function test_the_name_of_a_standard_template_is_not_searched(): void {
		$this->make_template( 'wp_template', 'index', '<p>x</p>' );
		$named = $this->make_template( 'wp_template', 'atelier-own', '<p>x</p>' );
		$titles = array_map( static fn( array $values ): string => $values['title'] ?? '', $this->values( array() ) );
		$this->assertSame( '', $titles[ get_stylesheet() . '//index' ] );
		$this->assertNotSame( '', $titles[ $named ] );
	}

	public function test_finds_featured_images_and_the_logo(): void {
		$file = $this->make( 'attachment', '', array( 'post_status' => 'inherit', 'post_mime_type' => 'image/png' ) );
		$page = $this->make( 'page', '<p>x</p>' );
		update_post_meta( $page, '_thumbnail_id', $file );
		update_option( 'site_logo', $file );
		$found = $this->values( array( 'kind' => Used_Things::MEDIA, 'thing' => array( (string) $file ) ) );
		$this->assertSame( array( $file, $file ), array( $found[ $page ]['featured_media'] ?? 0, $found['site']['site_logo'] ?? 0 ) );
	}

	public function test_finds_styles_as_the_draft_has_them(): void {
		$styles = \WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		$draft  = $this->make_draft();
		$this->in( $draft, 'POST', "/wp/v2/global-styles/$styles", array( 'styles' => array( 'css' => '.zyxcss { color: red; }' ) ) );
		$asked = array( 'text' => array( 'zyxcss' ) );
		$this->assertSame( array(), $this->values( $asked ) );
		$this->assertSame( array( $styles => array() ), $this->values( $asked, $draft ) );
	}

	public function test_settings_are_counted_for_those_who_may_not_change_them(): void {
		update_option( 'blogdescription', 'zyxtagline' );
		$this->add_filter( 'user_has_cap', static fn( array $caps ): array => array( 'manage_options' => false ) + $caps );
		$found = $this->find( array( 'text' => array( 'zyxtagline' ), 'values' => true ) );
		$this->assertSame( array( array(), 1 ), array( $found['ids'], $found['others'] ) );
	}

	/** @dataProvider texts */
	public function test_reads_text_as_readers_do( bool $is_there, string $text, string $content ): void {
		$this->assertSame( $is_there, ( new Search_Text( array( $text ) ) )->may_be_in( $content ) );
	}

	public static function texts(): array {
		return array(
			'case'                   => array( true, 'SALE', 'sale' ),
			'accents'                => array( true, 'resume', 'Résumé' ),
			'accents of the search'  => array( true, 'résumé', 'resume' ),
			'a letter of two'        => array( true, 'strasse', 'Straße' ),
			'an entity'              => array( true, 'A & B', 'A &amp; B' ),
			'an escape'              => array( true, 'A & B', '{"label":"A \u0026amp; B"}' ),
			'a format'               => array( true, 'one two', 'one <b>t</b>wo' ),
			'a format in attributes' => array( true, 'two', '{"label":"\u003cb\u003et\u003c/b\u003ewo"}' ),
			'spaces'                 => array( true, 'a b', "a\n&nbsp;b" ),
			'something else'         => array( false, 'sale', 'sole' ),
			'signs of expressions'   => array( false, '.*', 'abc' ),
		);
	}
}
