<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\SiteDrafts;

/**
 * Steps in which records depend on each other: one that a draft makes, moves or removes, and another one that refers to it.
 */
final class Dependent_Steps {
	/** @return array<string, callable( Twin_Site ): void> */
	public static function all(): array {
		$template = static fn( string $words ): array => array( 'title' => $words, 'content' => self::text( $words ) . '<!-- wp:post-content /-->' );
		return array(
			'a new template of a page'               => static function ( Twin_Site $site ) use ( $template ): void {
				$site->create_template( 'own', $template( 'Own' ) );
				$site->update( 'About', array( 'template' => 'own' ) );
			},
			'a new template of a new page'           => static function ( Twin_Site $site ) use ( $template ): void {
				$site->create( 'page', 'Fresh', array( 'title' => 'Fresh' ) );
				$site->create_template( 'own', $template( 'Own' ) );
				$site->update( 'Fresh', array( 'template' => 'own' ) );
			},
			'a new template of a new post'           => static function ( Twin_Site $site ) use ( $template ): void {
				$site->create_template( 'own', $template( 'Own' ) );
				$site->create( 'post', 'Fresh', array( 'title' => 'Fresh', 'template' => 'own' ) );
			},
			'a new page below a page'                => static function ( Twin_Site $site ): void {
				$site->create( 'page', 'Fresh', array( 'title' => 'Fresh', 'parent' => $site->id( 'Team' ) ) );
			},
			'new pages below new pages'              => static function ( Twin_Site $site ): void {
				$site->create( 'page', 'One', array( 'title' => 'One' ) );
				$site->create( 'page', 'Two', array( 'title' => 'Two', 'parent' => $site->id( 'One' ) ) );
				$site->create( 'page', 'Three', array( 'title' => 'Three', 'parent' => $site->id( 'Two' ) ) );
			},
			'a page moved below a new one'           => static function ( Twin_Site $site ): void {
				$site->create( 'page', 'One', array( 'title' => 'One' ) );
				$site->update( 'About', array( 'parent' => $site->id( 'One' ) ) );
			},
			'a page moved with its children'         => static function ( Twin_Site $site ): void {
				$site->update( 'Team', array( 'parent' => $site->id( 'Services' ) ) );
			},
			'a parent and its child change places'   => static function ( Twin_Site $site ): void {
				$site->update( 'Team', array( 'parent' => 0 ) );
				$site->update( 'About', array( 'parent' => $site->id( 'Team' ) ) );
			},
			'three generations turned round'         => static function ( Twin_Site $site ): void {
				$site->update( 'Lead', array( 'parent' => 0 ) );
				$site->update( 'Team', array( 'parent' => $site->id( 'Lead' ) ) );
				$site->update( 'About', array( 'parent' => $site->id( 'Team' ) ) );
			},
			'two in the trash that had one slug'     => static function ( Twin_Site $site ): void {
				$site->delete( 'Hello', false );
				$site->update( 'Second', array( 'slug' => 'hello' ) );
				$site->delete( 'Second', false );
			},
			'the slug of a parent'                   => static function ( Twin_Site $site ): void {
				$site->update( 'About', array( 'slug' => 'company' ) );
			},
			'the slug of a child'                    => static function ( Twin_Site $site ): void {
				$site->update( 'Team', array( 'slug' => 'people' ) );
			},
			'the slug of an unpublished page'        => static function ( Twin_Site $site ): void {
				$site->create( 'page', 'Alpha', array( 'title' => 'Alpha' ) );
				$site->update( 'Lead', array( 'status' => 'draft', 'slug' => 'alpha' ) );
			},
			'a new page with the slug of an unpublished one' => static function ( Twin_Site $site ): void {
				$site->update( 'Lead', array( 'status' => 'draft', 'slug' => 'alpha' ) );
				$site->create( 'page', 'Alpha', array( 'title' => 'Alpha' ) );
			},
			'slugs that WordPress needs'             => static function ( Twin_Site $site ): void {
				$site->create( 'page', 'Feed', array( 'title' => 'Feed' ) );
				$site->create( 'page', 'Year', array( 'title' => '2026', 'parent' => $site->id( 'About' ) ) );
				$site->create( 'page', 'Second page', array( 'title' => 'Second', 'slug' => 'page2' ) );
				$site->update( 'Services', array( 'slug' => 'embed' ) );
				$site->create( 'post', 'Number', array( 'title' => '12' ) );
				$site->update( 'Hello', array( 'slug' => 'rss2' ) );
			},
			'a new page in place of another'         => static function ( Twin_Site $site ): void {
				$site->update( 'Services', array( 'slug' => 'old-services' ) );
				$site->create( 'page', 'Fresh', array( 'title' => 'Fresh', 'slug' => 'services' ) );
			},
			'slugs of pages that change places'      => static function ( Twin_Site $site ): void {
				$site->update( 'Services', array( 'slug' => 'waiting' ) );
				$site->update( 'Home', array( 'slug' => 'services' ) );
				$site->update( 'Services', array( 'slug' => 'home' ) );
			},
			'a page in the trash, and its slug'      => static function ( Twin_Site $site ): void {
				$site->delete( 'Services' );
				$site->create( 'page', 'Fresh', array( 'title' => 'Fresh', 'slug' => 'services' ) );
			},
			'a deleted page, and its slug'           => static function ( Twin_Site $site ): void {
				$site->delete( 'Services', true );
				$site->create( 'page', 'Fresh', array( 'title' => 'Fresh', 'slug' => 'services' ) );
			},
			'a parent in the trash'                  => static function ( Twin_Site $site ): void {
				$site->delete( 'About' );
			},
			'a deleted parent'                       => static function ( Twin_Site $site ): void {
				$site->delete( 'Team', true );
			},
			'a parent made private'                  => static function ( Twin_Site $site ): void {
				$site->update( 'About', array( 'status' => 'draft' ) );
			},
			'a new home page'                        => static function ( Twin_Site $site ): void {
				$site->create( 'page', 'Fresh', array( 'title' => 'Fresh' ) );
				$site->settings( array( 'show_on_front' => 'page', 'page_on_front' => $site->id( 'Fresh' ), 'page_for_posts' => $site->id( 'Blog' ) ) );
			},
			'the home page in the trash'             => static function ( Twin_Site $site ): void {
				$site->settings( array( 'show_on_front' => 'page', 'page_on_front' => $site->id( 'Home' ), 'page_for_posts' => $site->id( 'Blog' ) ) );
				$site->delete( 'Home' );
			},
			'the page of posts deleted'              => static function ( Twin_Site $site ): void {
				$site->settings( array( 'show_on_front' => 'page', 'page_on_front' => $site->id( 'Home' ), 'page_for_posts' => $site->id( 'Blog' ) ) );
				$site->delete( 'Blog', true );
			},
			'a new home page with a new template'    => static function ( Twin_Site $site ) use ( $template ): void {
				$site->create( 'page', 'Fresh', array( 'title' => 'Fresh' ) );
				$site->settings( array( 'show_on_front' => 'page', 'page_on_front' => $site->id( 'Fresh' ) ) );
				$site->create_template( 'front-page', $template( 'Front' ) );
			},
			'a new pattern in a new template'        => static function ( Twin_Site $site ): void {
				$site->create( 'wp_block', 'Fresh', array( 'title' => 'Fresh', 'content' => self::text( 'From a pattern' ) ) );
				$site->create_template( 'page-services', array( 'title' => 'Own', 'content' => '<!-- wp:block {"ref":' . $site->id( 'Fresh' ) . '} /-->' ) );
			},
			'a new pattern in a new pattern'         => static function ( Twin_Site $site ): void {
				$site->create( 'wp_block', 'Inner', array( 'title' => 'Inner', 'content' => self::text( 'From within' ) ) );
				$site->create( 'wp_block', 'Outer', array( 'title' => 'Outer', 'content' => '<!-- wp:block {"ref":' . $site->id( 'Inner' ) . '} /-->' ) );
				$site->update( 'Call', array( 'content' => '<!-- wp:block {"ref":' . $site->id( 'Outer' ) . '} /-->' ) );
				$site->update( 'About', array( 'content' => '<!-- wp:block {"ref":' . $site->id( 'Call' ) . '} /-->' ) );
			},
			'a new menu in a new header'             => static function ( Twin_Site $site ): void {
				$site->create( 'page', 'Linked', array( 'title' => 'Linked' ) );
				$site->create( 'wp_navigation', 'Main', array( 'title' => 'Main', 'content' => '<!-- wp:navigation-link {"label":"Linked","type":"page","id":' . $site->id( 'Linked' ) . ',"url":"/linked/","kind":"post-type"} /-->' ) );
				$site->create_template( 'top', array( 'title' => 'Top', 'area' => 'header', 'content' => '<!-- wp:navigation {"ref":' . $site->id( 'Main' ) . '} /-->' ), 'wp_template_part' );
				$site->create_template( 'page', array( 'title' => 'Pages', 'content' => '<!-- wp:template-part {"slug":"top"} /--><!-- wp:post-content /-->' ) );
			},
			'the template of a category'             => static function ( Twin_Site $site ) use ( $template ): void {
				$site->create_template( 'category-news', $template( 'News only' ) );
				$site->update( 'Second', array( 'categories' => array( get_term_by( 'slug', 'news', 'category' )->term_id ) ) );
			},
			'a post that is pinned'                  => static function ( Twin_Site $site ): void {
				$site->create( 'post', 'Fresh', array( 'title' => 'Fresh', 'sticky' => true ) );
				$site->update( 'Hello', array( 'sticky' => true ) );
				$site->update( 'Hello', array( 'sticky' => false ) );
			},
			'a pinned post in the trash'             => static function ( Twin_Site $site ): void {
				$site->update( 'Hello', array( 'sticky' => true ) );
				$site->delete( 'Hello' );
			},
			'slugs of posts that change places'      => static function ( Twin_Site $site ): void {
				$site->update( 'Hello', array( 'slug' => 'waiting' ) );
				$site->update( 'Second', array( 'slug' => 'hello' ) );
				$site->update( 'Hello', array( 'slug' => 'second' ) );
			},
			'a template deleted and made again'      => static function ( Twin_Site $site ) use ( $template ): void {
				$site->create_template( 'page', $template( 'First' ) );
				$site->delete_template( 'page' );
				$site->create_template( 'page', $template( 'Second' ) );
			},
			'a live template deleted and made again' => static function ( Twin_Site $site ) use ( $template ): void {
				$site->delete_template( 'wide' );
				$site->create_template( 'wide', $template( 'Second' ) );
			},
			'a live template deleted and made again in another way' => static function ( Twin_Site $site ): void {
				$site->update_template( 'wide', array( 'title' => 'For a moment' ) );
				$site->delete_template( 'wide' );
				$site->create_template( 'wide', array( 'title' => 'Wide', 'content' => '' ) );
			},
			'a live template that goes'              => static function ( Twin_Site $site ): void {
				$site->update( 'Services', array( 'template' => 'wide' ) );
				$site->update( 'Home', array( 'template' => '' ) );
				$site->delete_template( 'wide' );
				$site->update( 'Services', array( 'template' => '' ) );
			},
			'a changed template of the theme reset'  => static function ( Twin_Site $site ): void {
				$site->update_template( 'single', array( 'source' => 'theme' ) );
			},
			'a reset template changed again'         => static function ( Twin_Site $site ) use ( $template ): void {
				$site->update_template( 'single', array( 'source' => 'theme' ) );
				$site->update_template( 'single', $template( 'Again' ) );
			},
			'a new part of the theme\'s name'        => static function ( Twin_Site $site ): void {
				$site->create_template( 'footer', array( 'title' => 'Foot', 'area' => 'footer', 'content' => self::text( 'At the foot' ) ), 'wp_template_part' );
			},
			'a new parent that is discarded'         => static function ( Twin_Site $site ): void {
				$site->create( 'page', 'One', array( 'title' => 'One' ) );
				$site->create( 'page', 'Two', array( 'title' => 'Two', 'parent' => $site->id( 'One' ) ) );
				$site->create( 'page', 'Three', array( 'title' => 'Three', 'parent' => $site->id( 'Two' ) ) );
				$site->update( 'Services', array( 'parent' => $site->id( 'Two' ) ) );
				$site->delete( 'Two', true );
			},
			'a new home page that is discarded'      => static function ( Twin_Site $site ): void {
				$site->create( 'page', 'Fresh', array( 'title' => 'Fresh' ) );
				$site->settings( array( 'show_on_front' => 'page', 'page_on_front' => $site->id( 'Fresh' ) ) );
				$site->delete( 'Fresh', true );
			},
			'a used slug, by its title'              => static function ( Twin_Site $site ): void {
				$site->update( 'Services', array( 'slug' => 'old-services' ) );
				$site->create( 'page', 'Fresh', array( 'title' => 'Services' ) );
			},
			'a slug that a new page has'             => static function ( Twin_Site $site ): void {
				$site->create( 'page', 'Fresh', array( 'title' => 'Fresh' ) );
				$site->update( 'Services', array( 'slug' => 'fresh' ) );
			},
			'a slug that a page has had'             => static function ( Twin_Site $site ): void {
				$site->update( 'Services', array( 'slug' => 'help' ) );
				$site->update( 'Home', array( 'slug' => 'help' ) );
				$site->update( 'Services', array( 'slug' => 'services' ) );
			},
			'two new pages of one name'              => static function ( Twin_Site $site ): void {
				$site->create( 'page', 'One', array( 'title' => 'Same' ) );
				$site->create( 'page', 'Two', array( 'title' => 'Same' ) );
				$site->create( 'page', 'Three', array( 'title' => 'Same', 'parent' => $site->id( 'One' ) ) );
				$site->update( 'Three', array( 'parent' => 0 ) );
			},
			'two new posts of one name'              => static function ( Twin_Site $site ): void {
				$site->create( 'post', 'One', array( 'title' => 'Same', 'date' => '2026-02-01T00:00:00' ) );
				$site->create( 'post', 'Two', array( 'title' => 'Same', 'slug' => 'same', 'date' => '2026-02-02T00:00:00' ) );
				$site->update( 'Hello', array( 'slug' => 'same' ) );
			},
			'drafts of one name, one published'      => static function ( Twin_Site $site ): void {
				$site->create( 'page', 'One', array( 'title' => 'Same', 'status' => 'draft' ) );
				$site->create( 'page', 'Two', array( 'title' => 'Same', 'status' => 'draft' ) );
				$site->update( 'Two', array( 'status' => 'publish' ) );
			},
			'styles, a template and settings'        => static function ( Twin_Site $site ) use ( $template ): void {
				$site->styles( array( 'styles' => array( 'color' => array( 'text' => '#123456' ) ) ) );
				$site->update_template( '404', $template( 'Nothing here' ) );
				$site->settings( array( 'title' => 'Another name', 'posts_per_page' => 1 ) );
			},
		);
	}

	private static function text( string $words ): string {
		return "<!-- wp:paragraph -->\n<p>$words</p>\n<!-- /wp:paragraph -->";
	}
}
